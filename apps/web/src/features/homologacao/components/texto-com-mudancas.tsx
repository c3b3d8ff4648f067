import { diferencaDosTextos } from '@instrutoria/domain/homologacao/rules/diferenca-dos-textos.ts';
import { textoCorrido } from '@instrutoria/domain/kernel/texto.ts';
import { ehReferenciaDeArquivo } from '@instrutoria/domain/projeto/rules/nome-da-vaga.ts';
import { Fragment } from 'react';
import classes from './texto-com-mudancas.module.css';

const lido = (texto: string) => (ehReferenciaDeArquivo(texto) ? '(imagem)' : textoCorrido(texto));

/** The removed and added words, marked in text as well as by colour. */
export function TextoComMudancas({ antes, depois }: { readonly antes: string; readonly depois: string }) {
  const trechos = diferencaDosTextos(lido(antes), lido(depois));
  if (trechos.every(({ tipo }) => tipo === 'igual')) return <p>As palavras são as mesmas: mudou a forma.</p>;
  let lugar = 0;
  return (
    <p className={classes.texto}>
      {trechos.map(({ tipo, texto }) => {
        lugar += texto.length + 1;
        if (tipo === 'igual') return <Fragment key={lugar}>{texto} </Fragment>;
        const Marca = tipo === 'saiu' ? 'del' : 'ins';
        return (
          <Fragment key={lugar}>
            <Marca className={classes[tipo]}>
              <span className="sr-only">{tipo === 'saiu' ? 'saiu: ' : 'entrou: '}</span>
              {texto.trim()}
            </Marca>{' '}
          </Fragment>
        );
      })}
    </p>
  );
}
