import { useQuery } from '@tanstack/react-query';
import { textoComId } from '../../../lib/server/api-error.ts';
import { useObjectUrl } from '../../../ui/files/use-object-url.ts';
import { fotoQuery } from '../api.ts';
import classes from './foto.module.css';

export function Foto({
  id,
  foto,
  nome,
}: {
  readonly id: number;
  readonly foto: string;
  readonly nome: string;
}) {
  const imagem = useQuery(fotoQuery(id, foto));
  const url = useObjectUrl(imagem.data);
  return url === undefined ? (
    <>
      <span className={classes.foto} aria-hidden>
        {nome.trim().charAt(0).toLocaleUpperCase('pt-BR')}
      </span>
      {imagem.isError && (
        <p role="status" className={classes.failed}>
          A foto não pôde ser carregada. {textoComId(imagem.error)}
        </p>
      )}
    </>
  ) : (
    <img className={classes.foto} src={url} alt={`Foto de ${nome}`} />
  );
}
