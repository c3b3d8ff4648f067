import { NOMES_DOS_TIPOS } from '@instrutoria/domain/conta/messages.ts';
import { UnstyledButton } from '@mantine/core';
import {
  IconChevronDown,
  IconDevices,
  IconFileDownload,
  IconKey,
  IconLogout,
  IconUserEdit,
} from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import type { UsuarioDaSessao } from '../lib/session.ts';
import { useLogout } from './use-logout.ts';
import classes from './user-menu.module.css';

const LINKS = [
  { to: '/atualizar_professor', label: 'Atualizar dados', Icon: IconUserEdit },
  { to: '/alterar_senha', label: 'Alterar senha', Icon: IconKey },
  { to: '/sessoes', label: 'Sessões', Icon: IconDevices },
  { to: '/meus_dados', label: 'Meus dados', Icon: IconFileDownload },
] as const;

function initials(nome: string): string {
  const words = nome.trim().split(/\s+/);
  const first = words[0]?.[0] ?? '';
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : '';
  return (first + last).toLocaleUpperCase('pt-BR');
}

/** A disclosure, not an ARIA menu: Tab goes through it like any list of links. */
export function UserMenu({ usuario }: { readonly usuario: UsuarioDaSessao }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  const logout = useLogout();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes it.
  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    if (!open) return undefined;
    const away = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('focusin', away);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('focusin', away);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  return (
    <div ref={box} className={classes.box}>
      <UnstyledButton
        ref={button}
        className={classes.button}
        aria-expanded={open}
        aria-controls="menu-da-pessoa"
        onClick={() => setOpen(!open)}
      >
        <span className={classes.disc} aria-hidden>
          {initials(usuario.nome)}
        </span>
        <span className={classes.words}>
          <span className={classes.name}>{usuario.nome}</span>
          <span className={classes.type}>{NOMES_DOS_TIPOS[usuario.tipo]}</span>
        </span>
        <IconChevronDown aria-hidden size={18} className={classes.chevron} />
      </UnstyledButton>
      <ul id="menu-da-pessoa" className={classes.list} hidden={!open}>
        {LINKS.map(({ to, label, Icon }) => (
          <li key={to}>
            <NavLink to={to} className={classes.item ?? ''}>
              <Icon aria-hidden size={20} stroke={1.6} /> {label}
            </NavLink>
          </li>
        ))}
        <li>
          <UnstyledButton className={classes.item} onClick={() => void logout()}>
            <IconLogout aria-hidden size={20} stroke={1.6} /> Sair
          </UnstyledButton>
        </li>
      </ul>
    </div>
  );
}
