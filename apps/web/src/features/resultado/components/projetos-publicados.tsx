import { contarInstrutores } from '@instrutoria/domain/kernel/contagem.ts';
import {
  bolsasComOsProjetos,
  empatePorExtenso,
  posicoesDivididas,
  ressalvasPorExtenso,
  suplentePorExtenso,
} from '@instrutoria/domain/resultado/rules/por-extenso.ts';
import { Text } from '@mantine/core';
import { formatarNota } from '../../../lib/format/number-format.ts';
import { POR_PAGINA } from '../../../lib/server/page-query.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { usePrinting } from '../../../ui/page/use-printing.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { Pager } from '../../../ui/tables/pager.tsx';
import { TagDaSituacao } from '../offered/tag-da-situacao.tsx';
import { ProcuraNoResultado } from './procura-no-resultado.tsx';
import classes from './projetos-publicados.module.css';
import { type LinhaPublicada, useProjetosDoResultado } from './use-projetos-do-resultado.ts';

/** The rows of a published result; printed, all matches. */
export function ProjetosPublicados(props: {
  readonly nome: string;
  readonly projetos: readonly LinhaPublicada[];
}) {
  const { nome, projetos } = props;
  const quadro = useProjetosDoResultado(projetos);
  const divididas = posicoesDivididas(projetos);
  const noPapel = usePrinting();
  const bolsas = bolsasComOsProjetos(projetos);
  return (
    <div>
      {bolsas !== null && <Text mb="sm">{bolsas}</Text>}
      {projetos.length > POR_PAGINA && <ProcuraNoResultado projetos={projetos} quadro={quadro} />}
      <DataTable
        caption={`Projetos de ${nome}`}
        captionHidden
        dense
        rows={noPapel ? quadro.achados : quadro.daPagina}
        rowKey={({ projeto_id }) => projeto_id}
        empty={
          <EmptyState
            title={quadro.procurando ? 'Nenhum projeto com esta busca.' : 'O edital não teve projetos.'}
          />
        }
        columns={[
          {
            key: 'posicao',
            title: 'Posição',
            narrow: true,
            cell: ({ posicao }) => (posicao === null ? '—' : `${posicao}º`),
          },
          { key: 'numero', title: 'Número', narrow: true, cell: ({ projeto_id }) => `nº ${projeto_id}` },
          {
            key: 'titulo',
            title: 'Projeto',
            rowHeader: true,
            cell: (linha) => (
              <div className={classes.titulo}>
                {linha.titulo}
                <Empate texto={empatePorExtenso(linha, divididas)} />
              </div>
            ),
          },
          { key: 'coordenador', title: 'Coordenador', cell: ({ coordenador }) => coordenador },
          {
            key: 'unidade',
            title: 'Unidade',
            cell: ({ unidade }) => <div className={classes.unidade}>{unidade}</div>,
          },
          {
            key: 'total',
            title: 'Total',
            align: 'end',
            narrow: true,
            cell: ({ total }) => formatarNota(total),
          },
          {
            key: 'vagas',
            title: 'Instrutores',
            cell: ({ remunerados_aprovados, voluntarios_aprovados }) =>
              remunerados_aprovados + voluntarios_aprovados === 0
                ? 'nenhum'
                : contarInstrutores(remunerados_aprovados, voluntarios_aprovados),
          },
          {
            key: 'situacao',
            title: 'Situação',
            cell: (linha) => (
              <TagDaSituacao
                situacao={linha.situacaoExibida}
                vagas={linha.vagas}
                suplente={suplentePorExtenso(linha)}
                alterada={ressalvasPorExtenso(linha)}
              />
            ),
          },
        ]}
      />
      <div className="no-print">
        <Pager
          page={quadro.pagina}
          size={POR_PAGINA}
          total={quadro.achados.length}
          of="projetos"
          onChange={quadro.virar}
        />
      </div>
    </div>
  );
}

function Empate({ texto }: { readonly texto: string | null }) {
  if (texto === null) return null;
  return (
    <Text span size="sm" c="dimmed" display="block" fw={400}>
      {texto}
    </Text>
  );
}
