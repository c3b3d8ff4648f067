import { MENSAGENS_SORTEIO as M } from '@instrutoria/domain/sorteio/messages.ts';
import {
  codigoPorExtenso,
  eventoPorExtenso,
  type SorteioPublico,
  sorteioPorExtenso,
} from '@instrutoria/domain/sorteio/rules/registro.ts';
import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatarDia, formatarInstante } from '../../../lib/format/format.ts';
import { HowToVerify } from '../../../ui/page/how-to-verify.tsx';
import { Part } from '../../../ui/page/part.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { sorteiosPublicosQuery } from '../api.ts';
import classes from '../components/distribuir.module.css';

/** The public record of how a call's evaluators were drawn. */
export function SorteiosPublicados({ edital }: { readonly edital: number }) {
  const registro = useQuery(sorteiosPublicosQuery(edital));
  return (
    <Part title="Como os avaliadores foram sorteados">
      <QueryState query={registro}>
        {({ eventos, sorteios }) => (
          <div className={classes.parts}>
            <Text className={classes.words}>
              {sorteios.length === 0 ? M.nenhumSorteio : M.sobreOsCodigos}
            </Text>
            {eventos.length > 0 && (
              <div>
                <Text>Eventos anunciados antes, de onde viriam os números:</Text>
                <ul>
                  {eventos.map((um) => (
                    <li key={um.anunciadoEm}>{eventoPorExtenso(um, formatarInstante, formatarDia)}</li>
                  ))}
                </ul>
              </div>
            )}
            {sorteios.map((um) => (
              <UmSorteio key={um.numero} sorteio={um} />
            ))}
            <Anchor href={`/api/publico/resultados/${edital}/sorteios`} display="inline-block" py={4}>
              Baixar o registro dos sorteios (JSON)
            </Anchor>
          </div>
        )}
      </QueryState>
    </Part>
  );
}

function UmSorteio({ sorteio }: { readonly sorteio: SorteioPublico }) {
  const { numero, linhas, compromisso } = sorteio;
  const nome = `Projetos designados pelo sorteio ${numero}`;
  return (
    <Part order={3} title={`Sorteio ${numero}`}>
      <ul>
        {sorteioPorExtenso(sorteio, formatarInstante, formatarDia).map((frase) => (
          <li key={frase}>{frase}</li>
        ))}
      </ul>
      <HowToVerify>
        SHA-256 do sal e das entradas: <span className={classes.seed}>{compromisso}</span>
      </HowToVerify>
      {linhas.length > 0 && (
        <details>
          <summary>{nome}</summary>
          <DataTable
            caption={nome}
            captionHidden
            rows={linhas}
            rowKey={({ projeto_id }) => projeto_id}
            columns={[
              { key: 'numero', title: 'Número', cell: ({ projeto_id }) => projeto_id },
              { key: 'titulo', title: 'Projeto', rowHeader: true, cell: ({ titulo }) => titulo },
              {
                key: 'codigos',
                title: 'Códigos dos avaliadores',
                cell: ({ avaliadores }) => (
                  <span className={classes.seed}>{avaliadores.map(codigoPorExtenso).join(', ')}</span>
                ),
              },
            ]}
          />
        </details>
      )}
    </Part>
  );
}
