import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../../ui/page/notice.tsx';
import { regrasQuery } from '../../edital/api.ts';

/**
 * The notice of a call without names on each step, so that authors know it from the first word on
 * (E-ANONIMATO-1).
 */
export function AvisoSemNomes({ edital }: { readonly edital: number }) {
  const { data, isError } = useQuery(regrasQuery(edital));
  if (isError) {
    return (
      <Notice kind="warning" live title="Não foi possível saber se este edital é avaliado sem nomes">
        Se for, o envio mostra onde o seu projeto diz quem o escreveu.
      </Notice>
    );
  }
  if (data?.regras.anonimato !== 'ambos') return null;
  return (
    <Notice title="Este edital é avaliado sem nomes">
      Quem avalia não sabe de quem é o projeto. Não escreva o seu nome, SIAPE, e-mail ou Lattes nos textos,
      nas imagens nem no comprovante. Nem os de quem colabora. Antes do envio mostramos onde algum aparece.
    </Notice>
  );
}
