import { Link } from 'react-router';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import classes from './blocos.module.css';
import { type Bloco, type Trecho, textoDosTrechos } from './manual.ts';

/** A narrower picture is one of a phone. */
const LARGURA_DE_TELA = 600;

function Trechos({ trechos }: { readonly trechos: readonly Trecho[] }) {
  // biome-ignore-start lint/suspicious/noArrayIndexKey: the manual's text does not change while it is read.
  return trechos.map((trecho, i) => {
    if (typeof trecho === 'string') return trecho;
    if ('forte' in trecho)
      return (
        <strong key={i}>
          <Trechos trechos={trecho.forte} />
        </strong>
      );
    if ('enfase' in trecho)
      return (
        <em key={i}>
          <Trechos trechos={trecho.enfase} />
        </em>
      );
    return (
      <Link key={i} to={trecho.destino}>
        <Trechos trechos={trecho.texto} />
      </Link>
    );
  });
  // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
}

/** A part of the manual as HTML. */
export function Blocos({ blocos, titulo }: { readonly blocos: readonly Bloco[]; readonly titulo: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the manual's text does not change while it is read.
  return blocos.map((bloco, i) => <UmBloco key={i} bloco={bloco} titulo={titulo} />);
}

function UmBloco({ bloco, titulo }: { readonly bloco: Bloco; readonly titulo: string }) {
  switch (bloco.tipo) {
    case 'titulo': {
      const Titulo = `h${bloco.nivel}` as const;
      return (
        <Titulo id={bloco.id} tabIndex={-1} data-focus-quiet className={classes.titulo}>
          {bloco.texto}
        </Titulo>
      );
    }
    case 'paragrafo':
      return (
        <p className={classes.paragrafo}>
          <Trechos trechos={bloco.texto} />
        </p>
      );
    case 'figura':
      return (
        <img
          className={classes.figura}
          src={bloco.src}
          alt={bloco.alt}
          width={bloco.largura}
          height={bloco.altura}
          data-telefone={bloco.largura < LARGURA_DE_TELA || undefined}
          loading="lazy"
        />
      );
    case 'lista': {
      const Lista = bloco.numerada ? 'ol' : 'ul';
      return (
        <Lista className={classes.lista}>
          {bloco.itens.map((item, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the manual's text does not change while it is read.
            <li key={i}>
              <Blocos blocos={item} titulo={titulo} />
            </li>
          ))}
        </Lista>
      );
    }
    case 'tabela':
      return <Tabela bloco={bloco} titulo={titulo} />;
  }
}

function Tabela(props: { readonly bloco: Extract<Bloco, { tipo: 'tabela' }>; readonly titulo: string }) {
  const { cabecalho, linhas } = props.bloco;
  return (
    <div className={classes.tabela}>
      <DataTable
        caption={props.titulo}
        captionHidden
        dense
        rows={linhas}
        rowKey={(linha) => linhas.indexOf(linha)}
        columns={cabecalho.map((celula, i) => ({
          key: `${i}`,
          title: textoDosTrechos(celula),
          rowHeader: i === 0,
          cell: (linha: (typeof linhas)[number]) => <Trechos trechos={linha[i] ?? []} />,
        }))}
      />
    </div>
  );
}
