import { CAMPOS, MARKUPS, SECOES } from '@instrutoria/domain/projeto/campos.ts';
import { ehReferenciaDeArquivo } from '@instrutoria/domain/projeto/rules/nome-da-vaga.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Sheet } from '../../../../ui/page/sheet.tsx';
import { RichText } from '../../../../ui/rich-text/rich-text.tsx';
import classes from '../detalhes.module.css';
import { ImagemDaSecao } from './imagem-da-secao.tsx';

export function SecoesDoProjeto({ projeto }: { readonly projeto: Projeto }) {
  return [...SECOES, ...MARKUPS].map((nome) => {
    const valor = projeto[nome];
    const campo = CAMPOS[nome];
    const titulo = campo.rotulo;
    const ehImagem = campo.tipo === 'secao' && campo.imagem && ehReferenciaDeArquivo(valor);
    return (
      <Sheet key={nome} id={nome} title={titulo}>
        <div className={classes.text}>
          {ehImagem ? (
            <ImagemDaSecao reference={valor} alt={`Imagem da seção ${titulo}`} />
          ) : valor === '' ? (
            <p>Não preenchido.</p>
          ) : (
            <RichText html={valor} />
          )}
        </div>
      </Sheet>
    );
  });
}
