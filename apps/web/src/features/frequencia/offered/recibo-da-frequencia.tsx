import { FREQUENCIA_RECEBIDA as M } from '@instrutoria/domain/frequencia/messages.ts';
import { nomeDoMes } from '@instrutoria/domain/kernel/datas.ts';
import { agePeloProjeto } from '@instrutoria/domain/projeto/policies.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { useQuery } from '@tanstack/react-query';
import { formatarInstanteComFuso, formatarPrazoEm } from '../../../lib/format/format.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { Receipt } from '../../../ui/page/receipt.tsx';
import { janelasQuery } from '../../janela/api.ts';
import { folhaQuery } from '../api.ts';

/** That the sheet of the present year is registered, and until when its coordination may correct it. */
export function ReciboDaFrequencia({ projeto }: { readonly projeto: Projeto }) {
  const { id } = projeto;
  const coordena = agePeloProjeto(projeto, useSessao()?.usuario.id);
  const { data: folha } = useQuery({ ...folhaQuery(id, null), enabled: coordena });
  const { data: janelas } = useQuery({ ...janelasQuery(id), enabled: coordena });
  const janela = janelas?.find((uma) => uma.janela === 'frequencia');
  if (!coordena || folha === undefined || folha.registradaEm === null || janela?.aberta !== true) return null;
  const { registradaEm, ultimoMes, ano } = folha;
  return (
    <Receipt title={M.titulo(`${nomeDoMes(ultimoMes)} de ${ano}`)} at={registradaEm}>
      <p>{M.quando(id, formatarInstanteComFuso(registradaEm))}</p>
      <p>
        {janela.fechaEm !== null && <b>{M.podeCorrigir(formatarPrazoEm(janela.fechaEm))}</b>} {M.depois}{' '}
        {M.semEmail}
      </p>
    </Receipt>
  );
}
