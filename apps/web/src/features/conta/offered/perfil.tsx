import type { Professor } from '@instrutoria/domain/conta/types.ts';
import { Button } from '@mantine/core';
import { IconLogout, IconUserEdit } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useLogout } from '../../../app/shell/use-logout.ts';
import { EmailText } from '../../../ui/page/email-text.tsx';
import { Foto } from '../components/foto.tsx';
import { LattesLink } from './lattes-link.tsx';
import classes from './perfil.module.css';

export function Perfil({ pessoa }: { readonly pessoa: Professor }) {
  const logout = useLogout();
  const { id, nome, email, lattes, programa, foto, unidade } = pessoa;
  return (
    <section className={classes.perfil} aria-label="Seu perfil">
      <div className={classes.cover} />
      <Foto id={id} foto={foto} nome={nome} />
      <h2 className={classes.name}>{nome}</h2>
      {programa !== null && <p className={classes.fact}>{programa}</p>}
      <p className={classes.fact}>{unidade.nome}</p>
      <p className={classes.fact}>
        <EmailText>{email}</EmailText>
      </p>
      {lattes !== '' && <LattesLink lattes={lattes}>Currículo Lattes</LattesLink>}
      <div className={classes.actions}>
        <Button
          component={Link}
          to="/atualizar_professor"
          variant="light"
          leftSection={<IconUserEdit aria-hidden size={18} />}
        >
          Atualizar dados
        </Button>
        <Button
          variant="default"
          leftSection={<IconLogout aria-hidden size={18} />}
          onClick={() => void logout()}
        >
          Sair
        </Button>
      </div>
    </section>
  );
}
