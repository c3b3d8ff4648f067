import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import {
  arquivoDaAtividade,
  arquivoDasDisciplinas,
  arquivoDoCoordenador,
} from '@instrutoria/domain/relatorio/rules/nome-do-arquivo.ts';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { PdfLink } from '../../../ui/files/pdf-link.tsx';
import { PaperList, PaperRow } from '../../../ui/page/paper-list.tsx';
import { Tag } from '../../../ui/page/tag.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import {
  alunosQuery,
  disciplinasRelatadasQuery,
  pdfAcessivel,
  relatorioDeAtividadeQuery,
  relatorioDoCoordenadorQuery,
} from '../api.ts';

/** The reports of a project, each with its PDF where it was saved. */
export function RelatoriosEmPdf({ projeto }: { readonly projeto: Projeto }) {
  const alunos = useQuery(alunosQuery(projeto.id));
  const disciplinas = useQuery(disciplinasRelatadasQuery(projeto.id));
  const doCoordenador = useQuery(relatorioDoCoordenadorQuery(projeto.id));
  const atividades = useQueries({
    queries: (alunos.data ?? []).map(({ id }) => relatorioDeAtividadeQuery(id)),
  });
  const falhas = [disciplinas, doCoordenador, ...atividades].filter(({ isError }) => isError);
  return (
    <section aria-label="PDF dos relatórios">
      <QueryState query={alunos}>
        {(lista) => (
          <PaperList title="Relatórios">
            <Relatorio
              nome="Relatório das disciplinas"
              salvo={disciplinas.data && disciplinas.data.length > 0}
              arquivo={arquivoDasDisciplinas(projeto.id)}
              ler={() => pdfAcessivel.disciplinas(projeto.id)}
            />
            {lista.map(({ id, nome }, i) => (
              <Relatorio
                key={id}
                nome={`Relatório de atividades de ${nome}`}
                salvo={existe(atividades[i]?.data)}
                arquivo={arquivoDaAtividade(nome)}
                ler={() => pdfAcessivel.atividade(id)}
              />
            ))}
            <Relatorio
              nome="Relatório do coordenador"
              salvo={existe(doCoordenador.data)}
              arquivo={arquivoDoCoordenador(projeto.coordenador.nome)}
              ler={() => pdfAcessivel.coordenador(projeto.id)}
            />
          </PaperList>
        )}
      </QueryState>
      {falhas[0]?.error != null && (
        <ProblemNotice
          error={falhas[0].error}
          onRetry={() => void Promise.all(falhas.map(({ refetch }) => refetch()))}
        />
      )}
    </section>
  );
}

/** The only report without data about students, which former coordinators may read (D61). */
export function RelatorioDasDisciplinasEmPdf({ projeto }: { readonly projeto: Pick<Projeto, 'id'> }) {
  const disciplinas = useQuery(disciplinasRelatadasQuery(projeto.id));
  return (
    <QueryState query={disciplinas}>
      {(linhas) => (
        <PaperList title="Relatórios">
          <Relatorio
            nome="Relatório das disciplinas"
            salvo={linhas.length > 0}
            arquivo={arquivoDasDisciplinas(projeto.id)}
            ler={() => pdfAcessivel.disciplinas(projeto.id)}
          />
        </PaperList>
      )}
    </QueryState>
  );
}

/** Undefined: not loaded yet. */
const existe = (lido: unknown) => (lido === undefined ? undefined : lido !== null);

function Relatorio(props: {
  readonly nome: string;
  readonly salvo: boolean | undefined;
  readonly arquivo: string;
  readonly ler: () => Promise<Blob>;
}) {
  const { nome, salvo, arquivo, ler } = props;
  return (
    <PaperRow
      name={nome}
      state={
        salvo !== undefined && (
          <Tag tone={salvo ? 'good' : 'neutral'} icon={salvo ? IconCircleCheck : IconCircle}>
            {salvo ? 'salvo' : 'ainda não salvo'}
          </Tag>
        )
      }
    >
      {salvo === true && <PdfLink compact label="Abrir" of={nome} fileName={arquivo} load={ler} />}
    </PaperRow>
  );
}
