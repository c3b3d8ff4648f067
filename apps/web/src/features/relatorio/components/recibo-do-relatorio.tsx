import { RELATORIO_RECEBIDO as M } from '@instrutoria/domain/relatorio/messages.ts';
import { useQuery } from '@tanstack/react-query';
import { formatarInstanteComFuso, formatarPrazoEm } from '../../../lib/format/format.ts';
import { Receipt } from '../../../ui/page/receipt.tsx';
import { janelaDosRelatoriosQuery } from '../api.ts';

/** That a report is saved, by whom, and until when it can be changed. */
export function ReciboDoRelatorio(props: {
  readonly projeto: number;
  readonly qual: string;
  readonly salvo: { readonly autor: { readonly nome: string }; readonly atualizadoEm: string };
}) {
  const { projeto, qual, salvo } = props;
  const { data: janela } = useQuery(janelaDosRelatoriosQuery(projeto));
  const ate = janela?.aberta === true ? janela.fechaEm : null;
  return (
    <Receipt title={M.titulo} at={salvo.atualizadoEm}>
      <p>{M.quando(qual, projeto, formatarInstanteComFuso(salvo.atualizadoEm), salvo.autor.nome)}</p>
      <p>
        {ate !== null && <b>{M.podeAtualizar(formatarPrazoEm(ate))}</b>} {M.semEmail}
      </p>
    </Receipt>
  );
}
