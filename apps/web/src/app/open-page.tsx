import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { instituicaoQuery } from '../features/configuracao/api.ts';
import { avisoDoFuso } from '../lib/format/format.ts';
import classes from './open-page.module.css';
import { Brand } from './shell/brand.tsx';
import { Footer } from './shell/footer.tsx';

export function OpenPage({
  children,
  narrow = false,
  wide = false,
}: {
  readonly children: ReactNode;
  readonly narrow?: boolean;
  readonly wide?: boolean;
}) {
  const { data: instituicao, isError: semInstituicao } = useQuery(instituicaoQuery);
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Link to="/login" className={classes.home}>
          <Brand light note={instituicao?.nome} />
          <span className="sr-only">, entrada</span>
        </Link>
      </header>
      <main
        id="conteudo"
        tabIndex={-1}
        className={classes.main}
        data-narrow={narrow || undefined}
        data-wide={wide || undefined}
      >
        {children}
      </main>
      <Footer instituicao={instituicao} failed={semInstituicao} note={avisoDoFuso(new Date())} />
    </div>
  );
}
