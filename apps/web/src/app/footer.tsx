import { Link } from 'react-router';
import classes from './footer.module.css';

interface Instituicao {
  readonly nome: string;
  readonly programa: string;
  readonly cidade: string;
}

export function Footer({ instituicao }: { readonly instituicao: Instituicao | undefined }) {
  const place = [instituicao?.programa, instituicao?.nome, instituicao?.cidade].filter(Boolean).join(' · ');
  return (
    <footer id="rodape" tabIndex={-1} className={classes.footer}>
      <div className={classes.line}>
        <span>{place}</span>
        <Link to="/privacidade">Privacidade</Link>
      </div>
    </footer>
  );
}
