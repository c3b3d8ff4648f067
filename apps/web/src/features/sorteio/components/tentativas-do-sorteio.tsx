import { Anchor, Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatarInstante } from '../../../lib/format/format.ts';
import { DownloadButton } from '../../../ui/files/download-button.tsx';
import { Tag } from '../../../ui/page/tag.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { baixarSorteio, type Tentativa } from '../api.ts';
import classes from './distribuir.module.css';

const ESTADOS = {
  calculando: { tone: 'info', palavra: 'em andamento' },
  proposta: { tone: 'good', palavra: 'proposta' },
  impossivel: { tone: 'warning', palavra: 'impossível' },
  cancelado: { tone: 'neutral', palavra: 'cancelado' },
  falhou: { tone: 'warning', palavra: 'não terminou' },
} as const;

/** Every attempt, newest first: none is ever deleted. */
export function TentativasDoSorteio(props: {
  readonly edital: number;
  readonly tentativas: readonly Tentativa[];
}) {
  return (
    <DataTable
      caption="Tentativas"
      captionHidden
      rows={props.tentativas}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'id',
          title: 'Sorteio',
          rowHeader: true,
          cell: ({ id }) => (
            <Anchor component={Link} to={`/editais/${props.edital}/distribuir?sorteio=${id}`}>
              Sorteio {id}
            </Anchor>
          ),
        },
        {
          key: 'quando',
          title: 'Quando e quem',
          cell: ({ criadoEm, autor }) => (
            <>
              {formatarInstante(criadoEm)}
              <Text className={classes.quiet}>{autor.nome}</Text>
            </>
          ),
        },
        {
          key: 'semente',
          title: 'Número do sorteio',
          cell: ({ semente, origem, evento }) => (
            <>
              <span className={classes.seed}>{semente}</span>
              <Text className={classes.quiet}>{origem === 'servidor' ? 'tirado pelo sistema' : evento}</Text>
            </>
          ),
        },
        {
          key: 'estado',
          title: 'Resultado',
          cell: ({ estado, superado }) => (
            <>
              <Tag tone={ESTADOS[estado].tone}>{ESTADOS[estado].palavra}</Tag>
              {estado === 'proposta' && superado && (
                <Text className={classes.quiet}>depois se designou por outro</Text>
              )}
            </>
          ),
        },
        {
          key: 'projetos',
          title: 'Projetos',
          cell: ({ projetos, designados }) =>
            designados === 0 ? projetos : `${projetos}, ${designados} por ele designados`,
        },
        {
          key: 'arquivo',
          title: 'Abrir e baixar',
          actions: true,
          cell: ({ id, estado }) => (
            <div className={classes.acts}>
              {estado === 'proposta' && (
                <Button
                  component={Link}
                  to={`/editais/${props.edital}/distribuir?sorteio=${id}`}
                  size="sm"
                  variant="default"
                >
                  Abrir nº {id}
                </Button>
              )}
              <DownloadButton
                label={`Baixar nº ${id}`}
                fileName={`sorteio-${id}.json`}
                load={() => baixarSorteio(id)}
              />
            </div>
          ),
        },
      ]}
    />
  );
}
