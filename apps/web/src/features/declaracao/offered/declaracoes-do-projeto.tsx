import { MENSAGENS_DECLARACAO as M, NOMES_DOS_PAPEIS } from '@instrutoria/domain/declaracao/messages.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatarInstante } from '../../../lib/format/format.ts';
import { PdfLink } from '../../../ui/files/pdf-link.tsx';
import { PaperList, PaperRow } from '../../../ui/page/paper-list.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { abrirDeclaracao, declaracoesDoProjetoQuery } from '../api.ts';
import { SituacaoDaDeclaracao } from '../components/situacao-da-declaracao.tsx';

/** The declarations of a project's year: the reader's own ones, all for administrators. */
export function DeclaracoesDoProjeto({ projeto }: { readonly projeto: Projeto }) {
  return (
    <section aria-label="Declarações do projeto">
      <QueryState query={useQuery(declaracoesDoProjetoQuery(projeto))}>
        {(declaracoes) => (
          <PaperList title="Declarações">
            {declaracoes.map((declaracao) => (
              <PaperRow
                key={declaracao.id}
                name={`Declaração de ${declaracao.nome}`}
                state={<SituacaoDaDeclaracao declaracao={declaracao} />}
                more={`${NOMES_DOS_PAPEIS[declaracao.papel]} · emitida em ${formatarInstante(declaracao.emitidaEm)}`}
              >
                <PdfLink
                  compact
                  label="Abrir"
                  of={`declaração de ${declaracao.nome}`}
                  fileName={`declaracao-${declaracao.id}.pdf`}
                  load={() => abrirDeclaracao(declaracao.id)}
                />
              </PaperRow>
            ))}
            <PaperRow name={declaracoes.length === 0 ? M.nenhuma : 'Outra declaração'}>
              <Anchor component={Link} to="/declaracoes" size="sm" lh="1.75rem">
                Ir para declarações
              </Anchor>
            </PaperRow>
          </PaperList>
        )}
      </QueryState>
    </section>
  );
}
