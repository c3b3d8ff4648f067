/** The manual (docs/manual) as data: the result of vite/manual.ts for its Markdown. */
export type Trecho =
  | string
  | { readonly forte: readonly Trecho[] }
  | { readonly enfase: readonly Trecho[] }
  | { readonly destino: string; readonly texto: readonly Trecho[] };

export type Bloco =
  | { readonly tipo: 'titulo'; readonly nivel: 2 | 3; readonly id: string; readonly texto: string }
  | { readonly tipo: 'paragrafo'; readonly texto: readonly Trecho[] }
  | {
      readonly tipo: 'figura';
      readonly src: string;
      readonly alt: string;
      /** The picture's size in pixels, so that its space is reserved before it loads. */
      readonly largura: number;
      readonly altura: number;
    }
  | { readonly tipo: 'lista'; readonly numerada: boolean; readonly itens: readonly (readonly Bloco[])[] }
  | {
      readonly tipo: 'tabela';
      readonly cabecalho: readonly (readonly Trecho[])[];
      readonly linhas: readonly (readonly (readonly Trecho[])[])[];
    };

export interface Capitulo {
  /** The last part of its address: `/ajuda/coordenador`; empty for the first page. */
  readonly nome: string;
  readonly titulo: string;
  readonly blocos: readonly Bloco[];
}

export function textoDosTrechos(trechos: readonly Trecho[]): string {
  return trechos
    .map((trecho) => {
      if (typeof trecho === 'string') return trecho;
      if ('forte' in trecho) return textoDosTrechos(trecho.forte);
      return textoDosTrechos('enfase' in trecho ? trecho.enfase : trecho.texto);
    })
    .join('');
}

function textoDoBloco(bloco: Bloco): string {
  switch (bloco.tipo) {
    case 'titulo':
      return bloco.texto;
    case 'paragrafo':
      return textoDosTrechos(bloco.texto);
    case 'figura':
      return '';
    case 'lista':
      return bloco.itens.map((item) => item.map(textoDoBloco).join(' ')).join(' ');
    case 'tabela':
      return [bloco.cabecalho, ...bloco.linhas]
        .map((linha) => linha.map(textoDosTrechos).join(' '))
        .join(' ');
  }
}

/** A part of a chapter that has its own address, with its words. */
export interface Secao {
  readonly capitulo: string;
  readonly titulo: string;
  readonly endereco: string;
  readonly texto: string;
}

/** Each heading with the text below it, the chapter's beginning first. */
export function secoesDe({ nome, titulo, blocos }: Capitulo): Secao[] {
  const pagina = nome === '' ? '/ajuda' : `/ajuda/${nome}`;
  const secoes: { titulo: string; endereco: string; textos: string[] }[] = [
    { titulo, endereco: pagina, textos: [] },
  ];
  for (const bloco of blocos) {
    if (bloco.tipo === 'titulo') {
      secoes.push({ titulo: bloco.texto, endereco: `${pagina}#${bloco.id}`, textos: [] });
    } else secoes.at(-1)?.textos.push(textoDoBloco(bloco));
  }
  return secoes.map(({ textos, ...secao }) => ({
    ...secao,
    capitulo: titulo,
    texto: textos.filter((texto) => texto !== '').join(' '),
  }));
}
