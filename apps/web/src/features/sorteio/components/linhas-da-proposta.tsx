import { Anchor, Button, Checkbox, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { lateDialog } from '../../../ui/drafts/late.tsx';
import { Tag } from '../../../ui/page/tag.tsx';
import { useEditor } from '../../../ui/rich-text/use-editor.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { Pager } from '../../../ui/tables/pager.tsx';
import type { LinhaDaProposta } from '../api.ts';
import classes from './distribuir.module.css';
import {
  escolhidoDo,
  type Fixada,
  type Fixadas,
  type LugarDaProposta,
  lugaresDe,
  vizinhosDo,
} from './linhas-fixadas.ts';

const TrocarAvaliador = lateDialog(
  () => import('./trocar-avaliador.tsx'),
  ({ onClose }) => onClose(),
);

const POR_PAGINA = 50;

/** Shown only when there are several places. */
const qual = ({ linha, lugar }: LugarDaProposta) =>
  linha.avaliadores.length > 1 ? `avaliador ${lugar + 1}` : 'avaliador';

/** The places of a proposal, each with its reasons; one can be changed by hand, or kept for the next draw. */
export function LinhasDaProposta(props: {
  readonly linhas: readonly LinhaDaProposta[];
  readonly fixadas: Fixadas;
  /** All on one page, for printing. */
  readonly inteira: boolean;
  /** null: nothing can be changed. */
  readonly onFixadas: ((fixadas: Fixadas) => void) | null;
}) {
  const { linhas, fixadas, inteira, onFixadas } = props;
  const [pagina, setPagina] = useState(1);
  const lugares = lugaresDe(linhas);
  const trocar = useEditor<LugarDaProposta>();
  const mudar = ({ chave, linha }: LugarDaProposta, fixada: Fixada | undefined) => {
    const depois = new Map(fixadas);
    if (fixada === undefined) depois.delete(chave);
    else depois.set(chave, { ...fixada, projeto: linha.projeto.id });
    onFixadas?.(depois);
  };
  return (
    <div>
      <DataTable
        caption="A proposta"
        captionHidden
        rows={inteira ? lugares : lugares.slice((pagina - 1) * POR_PAGINA, pagina * POR_PAGINA)}
        rowKey={({ chave }) => chave}
        columns={[
          {
            key: 'projeto',
            title: 'Projeto',
            rowHeader: true,
            cell: ({ linha: { projeto, coordenador, unidade } }) => (
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
            cell: (lugar) => <Escolhido lugar={lugar} fixadas={fixadas} />,
          },
          {
            key: 'razoes',
            title: 'Razões',
            cell: (lugar) => <Razoes lugar={lugar} fixadas={fixadas} />,
          },
          {
            key: 'atos',
            title: 'Mudar',
            actions: true,
            cell: (lugar) =>
              lugar.linha.designado ? (
                <Tag tone="good">designado</Tag>
              ) : onFixadas === null ? null : (
                <div className={classes.acts}>
                  <Checkbox
                    label="Fixar"
                    aria-label={`Fixar o ${qual(lugar)} do projeto ${lugar.linha.projeto.id}`}
                    checked={fixadas.has(lugar.chave)}
                    onChange={(event) =>
                      mudar(lugar, event.currentTarget.checked ? escolhidoDo(lugar, fixadas) : undefined)
                    }
                  />
                  <Button
                    size="sm"
                    variant="default"
                    aria-label={`Trocar o ${qual(lugar)} do projeto ${lugar.linha.projeto.id}`}
                    onClick={() => trocar.open(lugar)}
                  >
                    Trocar…
                  </Button>
                </div>
              ),
          },
        ]}
      />
      <Pager
        page={pagina}
        size={POR_PAGINA}
        total={lugares.length}
        of={lugares.length === linhas.length ? 'projetos' : 'lugares'}
        keeps
        onChange={setPagina}
      />
      <Suspense>
        {trocar.record !== null && (
          <TrocarAvaliador
            key={trocar.turn}
            linha={trocar.record.linha}
            vizinhos={vizinhosDo(trocar.record, fixadas)}
            opened={trocar.opened}
            onEscolhido={(fixada) => trocar.record !== null && mudar(trocar.record, fixada)}
            onClose={trocar.close}
          />
        )}
      </Suspense>
    </div>
  );
}

interface DoLugar {
  readonly lugar: LugarDaProposta;
  readonly fixadas: Fixadas;
}

function Escolhido({ lugar, fixadas }: DoLugar) {
  const escolhido = escolhidoDo(lugar, fixadas);
  const proposto = lugar.linha.avaliadores.find(({ id }) => id === escolhido?.avaliador);
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

function Razoes({ lugar, fixadas }: DoLugar) {
  const escolhido = escolhidoDo(lugar, fixadas);
  const proposto = lugar.linha.avaliadores.find(({ id }) => id === escolhido?.avaliador);
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
