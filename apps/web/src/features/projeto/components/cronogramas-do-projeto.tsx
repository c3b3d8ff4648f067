import { POSICOES_DO_CRONOGRAMA } from '@instrutoria/domain/projeto/limits.ts';
import { nomeDaVaga } from '@instrutoria/domain/projeto/rules/nome-da-vaga.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Stack, Title } from '@mantine/core';
import { Panel } from '../../../ui/panel.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { useCronogramas } from '../api.ts';
import classes from './detalhes.module.css';

export function CronogramasDoProjeto({ projeto }: { readonly projeto: Projeto }) {
  const cronogramas = useCronogramas(projeto.id);
  return (
    <Panel id="cronogramas" title="Cronogramas">
      <QueryState query={cronogramas}>
        {(lista) =>
          lista.length === 0 ? (
            <p>Nenhum cronograma.</p>
          ) : (
            <Stack gap="xl">
              {lista.map((cronograma, indice) => {
                const nome = nomeDaVaga(indice, projeto.remunerados, projeto.voluntarios);
                return (
                  <section key={cronograma.id} aria-label={`Cronograma: ${nome}`}>
                    <Title order={3} size="h4" mb="xs">
                      {nome}
                    </Title>
                    <table className={classes.table}>
                      <caption className="sr-only">Cronograma: {nome}</caption>
                      <thead>
                        <tr>
                          <th scope="col" className={classes.month}>
                            Mês
                          </th>
                          <th scope="col">Atividade</th>
                        </tr>
                      </thead>
                      <tbody>
                        {POSICOES_DO_CRONOGRAMA.map((n) => (
                          <tr key={n}>
                            <th scope="row">{cronograma[`mesAno${n}`]}</th>
                            <td>
                              <RichText html={cronograma[`atividade${n}`]} headingBase={3} />
                            </td>
                          </tr>
                        ))}
                      </tbody>
                    </table>
                  </section>
                );
              })}
            </Stack>
          )
        }
      </QueryState>
    </Panel>
  );
}
