import { NOMES_DOS_TIPOS } from '@instrutoria/domain/conta/messages.ts';
import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { UnstyledButton } from '@mantine/core';
import {
  IconChevronDown,
  IconDevices,
  IconFileDownload,
  IconKey,
  IconLogout,
  IconShieldLock,
  IconUserEdit,
} from '@tabler/icons-react';
import { NavLink } from 'react-router';
import { escolherTema, TEMAS, useTema } from '../../lib/color-theme.ts';
import { DA_PESSOA } from './menu.ts';
import { useDisclosure } from './use-disclosure.ts';
import { useLogout } from './use-logout.ts';
import classes from './user-menu.module.css';

const ICONES = {
  '/atualizar_professor': IconUserEdit,
  '/alterar_senha': IconKey,
  '/seguranca_da_conta': IconShieldLock,
  '/sessoes': IconDevices,
  '/meus_dados': IconFileDownload,
} as const;

const NOMES_DOS_TEMAS = { sistema: 'Sistema', claro: 'Claro', escuro: 'Escuro' } as const;

function initials(nome: string): string {
  const words = nome.trim().split(/\s+/);
  const first = words[0]?.[0] ?? '';
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : '';
  return (first + last).toLocaleUpperCase('pt-BR');
}

/** A disclosure, not an ARIA menu, so that Tab goes through it like any list of links. */
export function UserMenu({ nome, tipo }: { readonly nome: string; readonly tipo: TipoDeUsuario }) {
  const { open, toggle, button, panel } = useDisclosure<HTMLUListElement>();
  const logout = useLogout();
  return (
    <div className={classes.box}>
      <UnstyledButton
        ref={button}
        className={classes.button}
        aria-expanded={open}
        aria-controls="menu-da-pessoa"
        onClick={toggle}
      >
        <span className={classes.disc} aria-hidden>
          {initials(nome)}
        </span>
        <span className={classes.words}>
          <span className={classes.name}>{nome}</span>
          <span className={classes.type}>{NOMES_DOS_TIPOS[tipo]}</span>
        </span>
        <IconChevronDown aria-hidden size={18} className={classes.chevron} />
      </UnstyledButton>
      <ul ref={panel} id="menu-da-pessoa" className={classes.list} hidden={!open}>
        {DA_PESSOA.map(({ caminho, rotulo }) => {
          const Icon = ICONES[caminho];
          return (
            <li key={caminho}>
              <NavLink to={caminho} className={classes.item ?? ''}>
                <Icon aria-hidden size={20} stroke={1.6} /> {rotulo}
              </NavLink>
            </li>
          );
        })}
        <li>
          <TemaDaTela />
        </li>
        <li>
          <UnstyledButton className={classes.item} onClick={() => void logout()}>
            <IconLogout aria-hidden size={20} stroke={1.6} /> Sair
          </UnstyledButton>
        </li>
      </ul>
    </div>
  );
}

function TemaDaTela() {
  const escolhido = useTema();
  return (
    <fieldset className={classes.temas}>
      <legend>Tema</legend>
      {TEMAS.map((tema) => (
        <label key={tema} className={classes.tema}>
          <input type="radio" name="tema" checked={tema === escolhido} onChange={() => escolherTema(tema)} />
          {NOMES_DOS_TEMAS[tema]}
        </label>
      ))}
    </fieldset>
  );
}
