import { NOMES_DOS_DOCUMENTOS } from '@instrutoria/domain/instrutor/messages.ts';
import { podeNoVinculo } from '@instrutoria/domain/instrutor/rules/estados-do-vinculo.ts';
import { Notice } from '../../../../ui/page/notice.tsx';
import type { Instrutor } from '../../api.ts';
import classes from './documentos.module.css';
import { TrocaDoDocumento } from './troca-do-documento.tsx';

/** The refused documents with their reasons, each with an upload of another file, on any day. */
export function DocumentosRecusados({ instrutores }: { readonly instrutores: readonly Instrutor[] }) {
  const com = instrutores
    .map((instrutor) => ({
      instrutor,
      recusados: instrutor.conferencias.filter(({ situacao }) => situacao === 'RECUSADO'),
    }))
    .filter(
      ({ instrutor, recusados }) => podeNoVinculo(instrutor, 'trocarDocumento') && recusados.length > 0,
    );
  return com.map(({ instrutor, recusados }) => (
    <Notice key={instrutor.id} kind="error" title={`Documentos recusados de ${instrutor.nome}`}>
      <ul className={classes.list}>
        {recusados.map(({ documento, motivo }) => (
          <li key={documento} className={classes.item}>
            <span className={classes.words}>
              <b>{NOMES_DOS_DOCUMENTOS[documento]}</b>
              <span className={classes.motivo}>{motivo}</span>
            </span>
            <TrocaDoDocumento instrutor={instrutor} documento={documento} />
          </li>
        ))}
      </ul>
    </Notice>
  ));
}
