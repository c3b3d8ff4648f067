import { nomeDoTexto } from '@instrutoria/domain/publicacao/rules/texto.ts';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Part } from '../../../ui/page/part.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { type TextoPublico, textosPublicosQuery } from '../api.ts';

/** The public publication texts; absent for a result without one. */
export function TextosPublicos({ edital }: { readonly edital: number }) {
  const textos = useQuery(textosPublicosQuery(edital));
  if (textos.error !== null)
    return <ProblemNotice error={textos.error} onRetry={() => void textos.refetch()} />;
  if (textos.data === undefined || textos.data.length === 0) return null;
  return (
    <Part title="Textos de publicação">
      <ul>
        {textos.data.map((texto) => (
          <li key={texto.id}>
            <UmTexto texto={texto} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

function UmTexto({ texto }: { readonly texto: TextoPublico }) {
  const nome = `${nomeDoTexto(texto)}${texto.versao > 1 ? `, versão ${texto.versao}` : ''}`;
  const arquivo = `/api/publico/textos_de_publicacao/${texto.id}`;
  return (
    <>
      {nome}, da versão {texto.resultado} do resultado{!texto.emVigor && ' (há uma versão mais nova)'}:{' '}
      <Anchor href={`${arquivo}/pdf`}>
        PDF<span className="sr-only"> de {nome}</span>
      </Anchor>
      ,{' '}
      <Anchor href={`${arquivo}/texto`}>
        texto<span className="sr-only"> de {nome}</span>
      </Anchor>
    </>
  );
}
