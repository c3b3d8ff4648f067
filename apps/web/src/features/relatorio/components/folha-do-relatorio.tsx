import { anoDoEdital } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import type { ReactNode, Ref } from 'react';
import { diaDoInstante, formatarInstante } from '../../../lib/format/format.ts';
import type { Instituicao } from '../api.ts';
import classes from './folha-do-relatorio.module.css';

export interface Cabecalho {
  readonly instituicao: Instituicao;
  readonly projeto: Projeto;
}

export type LinhasDoQuadro = readonly (readonly [rotulo: string, valor: string])[];

/** A report for the screen and the PDF; `children` begin on a new page (#nextpage1, E-RELATORIO-4). */
export function FolhaDoRelatorio(props: {
  readonly ref: Ref<HTMLElement>;
  readonly cabecalho: Cabecalho;
  readonly titulo: string;
  readonly quadro: LinhasDoQuadro;
  readonly salvo: { readonly autor: { readonly nome: string }; readonly atualizadoEm: string };
  readonly children: ReactNode;
}) {
  const { ref, cabecalho, titulo, quadro, salvo, children } = props;
  const { instituicao, projeto } = cabecalho;
  const edital = projeto.edital?.nome ?? '';
  const ano = anoDoEdital(edital) ?? diaDoInstante(salvo.atualizadoEm).slice(0, 4);
  const linhas: LinhasDoQuadro = [
    ['Projeto', `nº ${projeto.id}: ${projeto.titulo}`],
    ['Coordenador', projeto.coordenador.nome],
    ...quadro,
    ['Edital', edital],
    ['Salvo por', `${salvo.autor.nome}, em ${formatarInstante(salvo.atualizadoEm)}`],
  ];
  return (
    <article ref={ref} className={classes.sheet} aria-label={titulo}>
      <header className={classes.head}>
        {instituicao.logo !== null && <img src={instituicao.logo} alt="" className={classes.logo} />}
        <p className={classes.name}>{instituicao.nome}</p>
        <p>{instituicao.programa}</p>
        <p>{edital}</p>
      </header>
      <h3 className={classes.banner}>{titulo}</h3>
      <dl className={classes.block}>
        {linhas.map(([rotulo, valor]) => (
          <div key={rotulo} className={classes.row}>
            <dt>{rotulo}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.place}>{`${instituicao.cidade}, ${ano}`}</p>
      <div id="nextpage1" className={classes.body}>
        {children}
      </div>
    </article>
  );
}

export function ParteDoRelatorio({ titulo, texto }: { readonly titulo: string; readonly texto: string }) {
  const [primeiro = null, ...outros] = [...texto.matchAll(/[^\r\n]+/g)]
    .filter(([linha]) => linha.trim() !== '')
    .map((achada) => <p key={achada.index}>{achada[0]}</p>);
  if (primeiro === null) return null;
  return (
    <section className={classes.part}>
      <div data-together className={classes.together}>
        <h3>{titulo}</h3>
        {primeiro}
      </div>
      {outros}
    </section>
  );
}
