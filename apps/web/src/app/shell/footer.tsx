import { Link } from 'react-router';
import classes from './footer.module.css';

interface Instituicao {
  readonly nome: string;
  readonly programa: string;
  readonly cidade: string;
}

export function Footer(props: {
  readonly instituicao: Instituicao | undefined;
  /** The institution's data could not be loaded; the page works without them. */
  readonly failed?: boolean;
  /** A note below the name, for readers whom it concerns. */
  readonly note?: string | null;
}) {
  const { instituicao, failed = false, note = null } = props;
  // Absent in tests, where the pages were not built.
  const versao: string | undefined = import.meta.env.VITE_VERSAO;
  const place = [instituicao?.programa, instituicao?.nome, instituicao?.cidade].filter(Boolean).join(' · ');
  return (
    <footer id="rodape" tabIndex={-1} className={classes.footer}>
      <div className={classes.line}>
        <span role={failed ? 'status' : undefined}>
          {failed
            ? 'O nome da instituição não pôde ser carregado. Recarregue a página para tentar de novo.'
            : place}
        </span>
        {note !== null && <span>{note}</span>}
        <span className={classes.links}>
          <Link to="/resultados">Resultados</Link>
          <Link to="/privacidade">Privacidade</Link>
          <Link to="/acessibilidade">Acessibilidade</Link>
          <a href="/api/docs">Para programas</a>
          {versao !== undefined && <span>versão {versao}</span>}
        </span>
      </div>
    </footer>
  );
}
