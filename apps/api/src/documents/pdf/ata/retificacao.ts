import type { Instituicao } from '@instrutoria/domain/configuracao/types.ts';
import { paragrafosDaRetificacao, tituloDaRetificacao } from '@instrutoria/domain/reuniao/rules/ata.ts';
import type { ConteudoDaRetificacao } from '@instrutoria/domain/reuniao/types.ts';
import type { Documento } from '../blocos.ts';
import { cabecalhoDa } from '../cabecalho.ts';
import { emUtc } from '../data.ts';
import { arquivosDoLogo } from '../logo.ts';
import { limpar, texto } from '../texto.ts';
import { textoCorrido } from '../texto-corrido.ts';
import type { DocumentoPronto } from '../trabalho.ts';

export interface PapelDaRetificacao {
  readonly reuniao: number;
  readonly conteudo: ConteudoDaRetificacao;
  readonly sha256: string;
  readonly criadaEm: string;
  readonly instituicao: Instituicao;
  readonly logo: Uint8Array | null;
}

/** One change of the minutes' text on a separate page; the minutes are not changed. Pure. */
export function montarRetificacao(papel: PapelDaRetificacao): DocumentoPronto {
  const { conteudo, sha256, criadaEm, instituicao, logo, reuniao } = papel;
  const titulo = tituloDaRetificacao(conteudo);
  const modelo: Documento = {
    propriedades: {
      titulo: limpar(`${titulo}: ${conteudo.edital}`).trim(),
      autor: limpar(conteudo.instituicao).trim(),
      palavrasChave: [],
      data: emUtc(new Date(criadaEm)),
    },
    cabecalho: cabecalhoDa(instituicao, logo, texto(conteudo.edital), conteudo),
    rodape: texto(`${titulo} · SHA-256 do texto: ${sha256}`),
    chapeu: texto(`${conteudo.sessao}ª sessão da comissão`),
    etiqueta: null,
    titulo: texto(titulo),
    palavrasInteiras: true,
    secoes: [{ titulo: null, blocos: [textoCorrido(paragrafosDaRetificacao(conteudo).join('\n\n'))] }],
  };
  return { modelo, arquivos: arquivosDoLogo(logo), sobre: { sessao: reuniao } };
}
