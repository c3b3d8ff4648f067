import { foiPublicado } from '@instrutoria/domain/avaliacao/policies.ts';
import { MENSAGENS_RECURSO as M } from '@instrutoria/domain/recurso/messages.ts';
import {
  depoisSoDaMudanca,
  mudancasPorExtenso,
} from '@instrutoria/domain/recurso/rules/mudanca-para-pior.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatarPrazo } from '../../../lib/format/format.ts';
import { useDoProjeto } from '../../../lib/from-project.ts';
import { latePart } from '../../../ui/drafts/late.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Part } from '../../../ui/page/part.tsx';
import { Loading } from '../../../ui/status/loading.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import type { Aprovacao } from '../../avaliacao/api.ts';
import { recursosDoProjetoQuery } from '../api.ts';

// Loaded on demand, because most projects have no appeals, and rich text needs the sanitiser.
const ListaDosRecursos = latePart(() => import('../components/lista-dos-recursos.tsx'));

const NAO_CABE = { pode: false, motivo: null, ate: null, soMudanca: false, mudancas: [] };

function comoSeRecorre({ ate, soMudanca, mudancas }: NonNullable<Aprovacao['recurso']>) {
  if (soMudanca && ate !== null) return `Cabe um recurso só contra esta mudança até ${formatarPrazo(ate)}`;
  const depois = depoisSoDaMudanca(
    ate,
    mudancas.map((uma) => uma.ate),
  );
  const tambem = 'O recurso contra o resultado trata também disso';
  return depois === null
    ? tambem
    : `${tambem}; depois dele, até ${formatarPrazo(depois)}, cabe um só contra esta mudança`;
}

export function RecursosDoProjeto({
  aprovacao,
  ehCoordenador,
}: {
  readonly aprovacao: Aprovacao;
  readonly ehCoordenador: boolean;
}) {
  const { projeto } = aprovacao;
  const doProjeto = useDoProjeto();
  const recursos = useQuery(recursosDoProjetoQuery(projeto.id));
  if (aprovacao.id === null || !foiPublicado(projeto.edital)) return null;
  return (
    <Part title="Recursos">
      <QueryState query={recursos}>
        {(lista) => {
          const recurso = (ehCoordenador ? aprovacao.recurso : null) ?? NAO_CABE;
          const { pode, ate, mudancas } = recurso;
          const { fimRecursos: fim } = projeto.edital;
          const motivo = recurso.motivo === M.jaPendente ? M.aguardandoDecisao : recurso.motivo;
          const atos = (
            <>
              {motivo !== null && mudancas.length === 0 && (
                <Text c="dimmed">
                  {motivo}
                  {motivo === M.prazoTerminou && fim !== null && ` em ${formatarPrazo(fim)}`}.
                </Text>
              )}
              {mudancas.length > 0 && (
                <Notice
                  kind="warning"
                  title="O lugar do projeto piorou no resultado, por causa de outro projeto."
                >
                  {mudancasPorExtenso(mudancas)} {motivo ?? comoSeRecorre(recurso)}.
                </Notice>
              )}
              {pode && (
                <div>
                  <Button component={Link} to={`/solicitar_recurso/${aprovacao.id}`} state={doProjeto}>
                    Solicitar recurso
                  </Button>
                  {ate !== null && (
                    <Text size="sm" c="dimmed" mt={4}>
                      até {formatarPrazo(ate)}
                    </Text>
                  )}
                </div>
              )}
            </>
          );
          return (
            <Stack gap="md">
              {lista.length === 0 ? (
                <>
                  <Text>Nenhum recurso foi solicitado.</Text>
                  {atos}
                </>
              ) : (
                // The acts appear together with the list, so that no button moves while somebody clicks.
                <ListaDosRecursos waiting={<Loading />} recursos={lista}>
                  {atos}
                </ListaDosRecursos>
              )}
            </Stack>
          );
        }}
      </QueryState>
    </Part>
  );
}
