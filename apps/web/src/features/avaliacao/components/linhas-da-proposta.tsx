import { Anchor, Button, Checkbox, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { DataTable } from '../../../ui/data-table.tsx';
import { lateDialog } from '../../../ui/late.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useEditor } from '../../../ui/use-editor.ts';
import type { LinhaDaProposta } from '../api.ts';
import classes from './distribuir.module.css';
import { escolhidoDa, type Fixadas } from './linhas-fixadas.ts';

const TrocarAvaliador = lateDialog(
  () => import('./trocar-avaliador.tsx'),
  ({ onClose }) => onClose(),
);

const POR_PAGINA = 50;

/** The rows of a proposal, each with its reasons; one can be changed by hand, or kept when the rest is drawn again. */
export function LinhasDaProposta(props: {
  readonly linhas: readonly LinhaDaProposta[];
  readonly fixadas: Fixadas;
  readonly onFixadas: (fixadas: Fixadas) => void;
}) {
  const { linhas, fixadas, onFixadas } = props;
  const [pagina, setPagina] = useState(1);
  const trocar = useEditor<LinhaDaProposta>();
  const mudar = (projeto: number, fixada: ReturnType<typeof escolhidoDa>) => {
    const depois = new Map(fixadas);
    if (fixada === undefined) depois.delete(projeto);
    else depois.set(projeto, fixada);
    onFixadas(depois);
  };
  return (
    <div>
      <DataTable
        caption="A proposta"
        captionHidden
        rows={linhas.slice((pagina - 1) * POR_PAGINA, pagina * POR_PAGINA)}
        rowKey={({ projeto }) => projeto.id}
        columns={[
          {
            key: 'projeto',
            title: 'Projeto',
            rowHeader: true,
            cell: ({ projeto, coordenador, unidade }) => (
              <>
                nº {projeto.id}{' '}
                <Anchor component={Link} to={`/projetos/${projeto.id}`}>
                  {projeto.titulo}
                </Anchor>
                <Text className={classes.quiet}>
                  {coordenador.nome}, {unidade}
                </Text>
              </>
            ),
          },
          {
            key: 'avaliador',
            title: 'Avaliador',
            cell: (linha) => <Escolhido linha={linha} fixadas={fixadas} />,
          },
          {
            key: 'razoes',
            title: 'Razões',
            cell: (linha) => <Razoes linha={linha} fixadas={fixadas} />,
          },
          {
            key: 'atos',
            title: 'Mudar',
            actions: true,
            cell: (linha) =>
              linha.designado ? (
                <Tag tone="good">designado</Tag>
              ) : (
                <div className={classes.acts}>
                  <Checkbox
                    label="Fixar"
                    aria-label={`Fixar o avaliador do projeto ${linha.projeto.id}`}
                    checked={fixadas.has(linha.projeto.id)}
                    onChange={(event) =>
                      mudar(
                        linha.projeto.id,
                        event.currentTarget.checked ? escolhidoDa(linha, fixadas) : undefined,
                      )
                    }
                  />
                  <Button
                    size="sm"
                    variant="default"
                    aria-label={`Trocar o avaliador do projeto ${linha.projeto.id}`}
                    onClick={() => trocar.open(linha)}
                  >
                    Trocar…
                  </Button>
                </div>
              ),
          },
        ]}
      />
      <Pager page={pagina} size={POR_PAGINA} total={linhas.length} of="projetos" keeps onChange={setPagina} />
      <Suspense>
        {trocar.record !== null && (
          <TrocarAvaliador
            key={trocar.turn}
            linha={trocar.record}
            opened={trocar.opened}
            onEscolhido={(fixada) => mudar(trocar.record?.projeto.id ?? 0, fixada)}
            onClose={trocar.close}
          />
        )}
      </Suspense>
    </div>
  );
}

interface DaLinha {
  readonly linha: LinhaDaProposta;
  readonly fixadas: Fixadas;
}

function Escolhido({ linha, fixadas }: DaLinha) {
  const escolhido = escolhidoDa(linha, fixadas);
  const proposto = linha.avaliadores.find(({ id }) => id === escolhido?.avaliador);
  return (
    <>
      {escolhido?.nome ?? 'ninguém'}
      {proposto !== undefined && (
        <Text className={classes.quiet}>
          {proposto.unidade}; ficaria com {proposto.carga} neste edital
        </Text>
      )}
    </>
  );
}

function Razoes({ linha, fixadas }: DaLinha) {
  const escolhido = escolhidoDa(linha, fixadas);
  const proposto = linha.avaliadores.find(({ id }) => id === escolhido?.avaliador);
  if (proposto === undefined) return <Tag tone="info">escolhido à mão</Tag>;
  const { tem, falta, fixo } = proposto;
  return (
    <>
      {fixo && <Tag tone="info">fixado antes</Tag>}
      {tem.length > 0 && <Text size="sm">{tem.join('; ')}</Text>}
      {falta.map((razao) => (
        <Text key={razao} size="sm" c="var(--warn)">
          {razao}
        </Text>
      ))}
    </>
  );
}
