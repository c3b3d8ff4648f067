import { NOMES_DOS_DOCUMENTOS } from '@instrutoria/domain/instrutor/messages.ts';
import type { Documento } from '@instrutoria/domain/instrutor/types.ts';
import { Text } from '@mantine/core';
import { formatarInstante } from '../../../../lib/format/format.ts';
import { Tag } from '../../../../ui/page/tag.tsx';
import type { ParaConferir } from '../../api.ts';
import { EstadoDoDocumento } from '../documentos/estado-do-documento.tsx';
import classes from './mesa.module.css';

/** The instructor's documents with the state of each; its name opens it. */
export function ListaDaMesa(props: {
  readonly instrutor: ParaConferir;
  readonly documento: Documento | null;
  readonly aberto: boolean;
  readonly onAbrir: (documento: Documento) => void;
}) {
  const { instrutor, aberto } = props;
  return (
    <ol className={classes.list} aria-label="Documentos">
      {instrutor.conferencias.map(({ documento, situacao, motivo, conferidoEm, dispensa }) => {
        const agora = documento === props.documento && aberto;
        return (
          <li key={documento} className={classes.item}>
            <button
              type="button"
              className={classes.open}
              aria-current={documento === props.documento || undefined}
              onClick={() => props.onAbrir(documento)}
            >
              {NOMES_DOS_DOCUMENTOS[documento]}
            </button>
            <span>
              {agora && situacao === 'PENDENTE' ? (
                <Tag tone="info">conferindo</Tag>
              ) : (
                <EstadoDoDocumento situacao={situacao} />
              )}
            </span>
            {(motivo || dispensa || conferidoEm !== null) && (
              <Text size="sm" c="dimmed" className={classes.why}>
                {[
                  motivo ? `Motivo: ${motivo}` : '',
                  dispensa ? `Dispensado da conferência: ${dispensa}` : '',
                  conferidoEm === null ? '' : `em ${formatarInstante(conferidoEm)}`,
                ]
                  .filter((parte) => parte !== '')
                  .join(' · ')}
              </Text>
            )}
          </li>
        );
      })}
    </ol>
  );
}
