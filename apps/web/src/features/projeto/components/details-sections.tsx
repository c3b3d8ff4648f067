import { ehReferenciaDeArquivo } from '@instrutoria/domain/projeto/rules/secoes.ts';
import type { Projeto, SecoesDoProjeto } from '@instrutoria/domain/projeto/types.ts';
import { Panel } from '../../../ui/panel.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { SectionImage } from './section-image.tsx';

const SECOES: readonly { readonly campo: keyof SecoesDoProjeto; readonly titulo: string }[] = [
  { campo: 'resumo', titulo: 'Resumo' },
  { campo: 'introducao', titulo: 'Introdução' },
  { campo: 'metodologia', titulo: 'Metodologia' },
  { campo: 'resultadosEsperados', titulo: 'Resultados Esperados' },
  { campo: 'referencias', titulo: 'Referências' },
];

/** The texts of a project, images included (D11). */
export function DetailsSections({ projeto }: { readonly projeto: Projeto }) {
  return SECOES.map(({ campo, titulo }) => {
    const valor = projeto[campo];
    const ehImagem = campo !== 'resumo' && campo !== 'referencias' && ehReferenciaDeArquivo(valor);
    return (
      <Panel key={campo} title={titulo}>
        {ehImagem ? (
          <SectionImage reference={valor} alt={`Imagem da seção ${titulo}`} />
        ) : valor === '' ? (
          <p>Não preenchido.</p>
        ) : (
          <RichText html={valor} />
        )}
      </Panel>
    );
  });
}
