import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../lib/server/api.ts';
import { useObjectUrl } from '../../../../ui/files/use-object-url.ts';
import { ProblemNotice } from '../../../../ui/status/problem.tsx';
import classes from './imagem-da-secao.module.css';

/** Loaded with the token and shown from memory, never by its address (T-F8). */
export function ImagemDaSecao({ reference, alt }: { readonly reference: string; readonly alt: string }) {
  const imagem = useQuery({
    queryKey: ['imagem', reference],
    queryFn: ({ signal }) => api.lerImagem({ params: { reference }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const address = useObjectUrl(imagem.data);
  if (imagem.isError) return <ProblemNotice error={imagem.error} onRetry={() => void imagem.refetch()} />;
  if (address === undefined) {
    return <div className={classes.waiting} role="img" aria-label="Carregando a imagem" />;
  }
  return <img src={address} alt={alt} className={classes.image} />;
}
