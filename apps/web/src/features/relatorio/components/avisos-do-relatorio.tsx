import { MENSAGENS_RELATORIO as M } from '@instrutoria/domain/relatorio/messages.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatarInstante, formatarPrazoEm } from '../../../lib/format/format.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { janelaDosRelatoriosQuery } from '../api.ts';
import type { Formulario } from './use-formulario.ts';

export function AvisoDaJanela({ projeto }: { readonly projeto: number }) {
  const { data: janela, error, refetch } = useQuery(janelaDosRelatoriosQuery(projeto));
  if (error !== null) return <ProblemNotice error={error} onRetry={() => void refetch()} />;
  if (janela === undefined) return null;
  if (janela.aberta) {
    return janela.fechaEm === null ? null : (
      <Notice>Os relatórios podem ser salvos até {formatarPrazoEm(janela.fechaEm)}.</Notice>
    );
  }
  return (
    <Notice kind="warning" title={janela.texto}>
      Você pode escrever desde já: o texto fica salvo neste navegador
      {janela.abreEm === null ? '.' : ` e pode ser salvo a partir de ${formatarPrazoEm(janela.abreEm)}.`}
    </Notice>
  );
}

export function AvisoDoRascunho({ formulario }: { readonly formulario: Formulario }) {
  const { changed, recoveredAt: em } = formulario;
  if (!changed || em === null) return null;
  return (
    <Notice title="Rascunho restaurado">
      O texto que você escreveu em {formatarInstante(em)} e não salvou estava salvo neste navegador.
    </Notice>
  );
}

/** The other reports need the discipline report (D29). */
export function FaltaORelatorioDasDisciplinas({ projeto }: { readonly projeto: number }) {
  return (
    <Notice kind="warning" title={M.preenchaAntesDisciplinas}>
      Ele se preenche na <Link to={`/instrutores/${projeto}`}>página dos instrutores</Link>.
    </Notice>
  );
}
