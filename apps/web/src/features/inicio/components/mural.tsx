import { ROTULOS_AVISO } from '@instrutoria/domain/aviso/messages.ts';
import type { Aviso } from '@instrutoria/domain/aviso/types.ts';
import { Anchor } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useOpened } from '../../../lib/use-opened.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { AssinarCalendario } from '../../janela/offered/assinar-calendario.tsx';
import classes from './mural.module.css';

export function Mural({ avisos }: { readonly avisos: readonly Aviso[] }) {
  return (
    <Panel title="Mural de avisos" icon={<IconBell aria-hidden />}>
      {avisos.length === 0 ? (
        <p className={classes.text}>Nenhum aviso no momento.</p>
      ) : (
        <ul className={classes.list}>
          {avisos.map((aviso) => (
            <AvisoDoMural key={aviso.id} aviso={aviso} />
          ))}
        </ul>
      )}
      <div className={classes.links}>
        <Anchor component={Link} to="/notificacao">
          Prazos dos instrutores em abril e maio
        </Anchor>
        <AssinarCalendario />
      </div>
    </Panel>
  );
}

function AvisoDoMural({ aviso }: { readonly aviso: Aviso }) {
  const [open, setOpen] = useOpened(`aviso ${aviso.id}`);
  const id = useId();
  return (
    <li className={classes.item}>
      <h3 className={classes.title}>{aviso.titulo}</h3>
      <p className={classes.text}>{aviso.resumo}</p>
      {aviso.texto.trim() !== '' && (
        <>
          <div id={id} hidden={!open} className={classes.whole}>
            {aviso.texto.split(/\n\s*\n/).map((paragraph) => (
              <p key={paragraph} className={classes.text}>
                {paragraph}
              </p>
            ))}
          </div>
          <button
            type="button"
            className={classes.more}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {open ? 'ver menos' : ROTULOS_AVISO.verMais}
            <span className="sr-only">: {aviso.titulo}</span>
          </button>
        </>
      )}
    </li>
  );
}
