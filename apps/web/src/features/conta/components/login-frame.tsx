import { disponibilidadePorExtenso } from '@instrutoria/domain/sistema/disponibilidade.ts';
import { IconFileText, IconSchool, IconUsersGroup } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Brand } from '../../../app/shell/brand.tsx';
import { Footer } from '../../../app/shell/footer.tsx';
import { formatarInstante } from '../../../lib/format/format.ts';
import classes from './login-frame.module.css';

interface Instituicao {
  readonly nome: string;
  readonly programa: string;
  readonly cidade: string;
  readonly logo: string | null;
  readonly interrupcao: { readonly de: string; readonly ate: string } | null;
}

const POINTS = [
  { Icon: IconFileText, text: 'Escreva a proposta em sete etapas, com rascunhos a qualquer momento.' },
  { Icon: IconUsersGroup, text: 'Reúna colaboradores, disciplinas e o cronograma de cada instrutor.' },
  { Icon: IconSchool, text: 'Acompanhe o projeto, do envio ao resultado.' },
] as const;

/** The server's availability; empty before its first answer. */
function disponibilidade(instituicao: Instituicao | undefined | null): string | null {
  if (instituicao == null) return null;
  const { interrupcao } = instituicao;
  return interrupcao === null
    ? disponibilidadePorExtenso(null, '')
    : disponibilidadePorExtenso(
        { de: new Date(interrupcao.de), ate: new Date(interrupcao.ate) },
        formatarInstante(interrupcao.de),
      );
}

export function LoginFrame(props: {
  readonly instituicao: Instituicao | undefined | null;
  readonly children: ReactNode;
}) {
  const { instituicao, children } = props;
  return (
    <div className={classes.page}>
      <header className={classes.side}>
        <Brand light />
        <div className={classes.house}>
          {instituicao?.logo && <img src={instituicao.logo} alt="" className={classes.logo} />}
          <p className={classes.programme}>{instituicao?.programa ?? ' '}</p>
          <p className={classes.name}>{instituicao?.nome ?? ' '}</p>
        </div>
        <ul className={classes.points}>
          {POINTS.map(({ Icon, text }) => (
            <li key={text}>
              <Icon aria-hidden size={24} stroke={1.6} />
              {text}
            </li>
          ))}
        </ul>
      </header>
      <main id="conteudo" tabIndex={-1} className={classes.main}>
        <div className={classes.card}>{children}</div>
      </main>
      <div className={classes.footer}>
        <Footer
          instituicao={instituicao ?? undefined}
          failed={instituicao === null}
          note={disponibilidade(instituicao)}
        />
      </div>
    </div>
  );
}
