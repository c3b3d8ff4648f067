import { MENSAGENS_SISTEMA as M, O_QUE_FAZER } from '@instrutoria/domain/sistema/messages.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import type { Aviso } from '../api.ts';
import classes from './sistema.module.css';

export function AvisosDoSistema({ avisos }: { readonly avisos: readonly Aviso[] }) {
  if (avisos.length === 0) return <Notice kind="success" title={M.tudoEmOrdem} />;
  return (
    <ul className={classes.avisos}>
      {avisos.map(({ codigo, grave, texto }) => (
        <li key={`${codigo} ${texto}`}>
          <Notice kind={grave ? 'error' : 'warning'} title={texto}>
            {O_QUE_FAZER[codigo]}
          </Notice>
        </li>
      ))}
    </ul>
  );
}
