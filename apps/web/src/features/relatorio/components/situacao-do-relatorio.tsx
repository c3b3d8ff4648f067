import { MENSAGENS_DA_ANALISE as M } from '@instrutoria/domain/relatorio/messages.ts';
import { correcaoAberta } from '@instrutoria/domain/relatorio/rules/analise.ts';
import type { EspecieDeRelatorio } from '@instrutoria/domain/relatorio/types.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatarInstante, formatarPrazo } from '../../../lib/format/format.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { agoraQuery } from '../../configuracao/api.ts';
import { situacaoDosRelatoriosQuery } from '../api.ts';

interface QualRelatorio {
  readonly projeto: number;
  readonly especie: EspecieDeRelatorio;
  readonly instrutor?: number;
}

/** What the administration answered to one report; undefined while it loads, and where none was sent. */
export function useSituacaoDoRelatorio({ projeto, especie, instrutor }: QualRelatorio) {
  const query = useQuery(situacaoDosRelatoriosQuery(projeto));
  const { data: agora } = useQuery(agoraQuery);
  const um = query.data?.find(
    (situacao) => situacao.especie === especie && (situacao.instrutor?.id ?? 0) === (instrutor ?? 0),
  );
  const analise =
    um === undefined || um.situacao === 'ENVIADO' ? null : { resultado: um.situacao, ate: um.ate };
  return {
    query,
    um,
    aprovado: um?.situacao === 'APROVADO',
    corrige: agora !== undefined && correcaoAberta(analise, agora.slice(0, 10)),
  };
}

/** The state of a sent report, with the reason of a returned one. */
export function SituacaoDoRelatorio({
  situacao: { query, um, corrige },
}: {
  readonly situacao: ReturnType<typeof useSituacaoDoRelatorio>;
}) {
  if (query.isError) return <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />;
  if (um === undefined) return null;
  if (um.situacao === 'ENVIADO') return <Notice>{M.enviadoEspera}</Notice>;
  if (um.situacao === 'APROVADO') {
    return <Notice kind="success">{M.foiAprovado(formatarInstante(um.respondidoEm ?? ''))}</Notice>;
  }
  const prazo = formatarPrazo(um.ate ?? '');
  return (
    <Notice kind="warning" title={corrige ? M.corrijaAte(prazo) : M.prazoPassou(prazo)}>
      <Text style={{ whiteSpace: 'pre-line' }}>{um.motivo}</Text>
    </Notice>
  );
}
