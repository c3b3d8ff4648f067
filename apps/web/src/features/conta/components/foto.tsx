import { useQuery } from '@tanstack/react-query';
import { useObjectUrl } from '../../../ui/use-object-url.ts';
import { fotoQuery } from '../api.ts';
import classes from './foto.module.css';

/** A professor's photo; a plain disc while it loads or where there is none. */
export function Foto({
  id,
  foto,
  nome,
}: {
  readonly id: number;
  readonly foto: string;
  readonly nome: string;
}) {
  const url = useObjectUrl(useQuery(fotoQuery(id, foto)).data);
  return url === undefined ? (
    <span className={classes.foto} aria-hidden>
      {nome.trim().charAt(0).toLocaleUpperCase('pt-BR')}
    </span>
  ) : (
    <img className={classes.foto} src={url} alt={`Foto de ${nome}`} />
  );
}
