import type { Instituicao } from '@instrutoria/domain/configuracao/types.ts';
import { mascararCpf } from '@instrutoria/domain/kernel/cpf.ts';
import { formatarDataHoraComFuso } from '@instrutoria/domain/kernel/fuso.ts';
import { TITULO_DO_TERMO } from '@instrutoria/domain/termo/limits.ts';
import { NOMES_DOS_MEIOS, NOMES_DOS_PAPEIS_DO_TERMO } from '@instrutoria/domain/termo/messages.ts';
import { corpoDoTermo } from '@instrutoria/domain/termo/rules/texto.ts';
import type { AssinaturaDoTermo } from '@instrutoria/domain/termo/types.ts';
import type { Secao } from '../blocos.ts';
import { cabecalhoDa } from '../cabecalho.ts';
import { emUtc } from '../data.ts';
import { qrEmSvg } from '../declaracao/qr.ts';
import { item } from '../itens.ts';
import { arquivosDoLogo } from '../logo.ts';
import { limpar, texto } from '../texto.ts';
import { textoCorrido } from '../texto-corrido.ts';
import type { DocumentoPronto } from '../trabalho.ts';

const QR = '/imagens/qr.svg';

export interface TermoAssinado {
  readonly codigo: string;
  /** The public page of the code. */
  readonly endereco: string;
  /** Of the signed text, in hexadecimal. */
  readonly sha256: string;
  readonly modelo: number;
  readonly assinaturas: readonly AssinaturaDoTermo[];
}

export interface PapelDoTermo {
  readonly instituicao: Instituicao;
  /** PNG, JPEG, GIF or WebP; other formats are not drawn. */
  readonly logo: Uint8Array | null;
  readonly fuso: string;
  readonly edital: string;
  readonly projetoId: number;
  /** As it is signed: title and paragraphs. */
  readonly texto: string;
  readonly em: Date;
  /** null before all have signed. */
  readonly assinado: TermoAssinado | null;
}

function paginaDasAssinaturas(assinado: TermoAssinado, fuso: string): Secao[] {
  const { assinaturas, sha256, codigo, endereco, modelo } = assinado;
  return [
    {
      titulo: texto('Assinaturas'),
      novaPagina: true,
      blocos: assinaturas.flatMap((uma) => [
        { tipo: 'subtitulo', texto: texto(NOMES_DOS_PAPEIS_DO_TERMO[uma.papel]) },
        {
          tipo: 'dados',
          itens: [
            item('Nome', uma.nome),
            item('CPF', mascararCpf(uma.cpf)),
            item('Assinou em', formatarDataHoraComFuso(new Date(uma.em), fuso)),
            item('Como', `confirmou com ${NOMES_DOS_MEIOS[uma.meio]}`),
          ],
        },
      ]),
    },
    {
      titulo: texto('Como conferir'),
      blocos: [
        textoCorrido(
          'Assinaturas eletrônicas feitas no sistema da instituição (Lei 14.063/2020), sem certificado digital. Aponte a câmera para o código ou abra o endereço: a página diz quem assinou e quando, e se este arquivo está como foi assinado.',
        ),
        {
          tipo: 'imagem',
          imagem: { caminho: QR, alternativa: limpar(`Código QR do endereço ${endereco}`) },
        },
        {
          tipo: 'dados',
          itens: [
            item('Código', codigo),
            item('Endereço', endereco, { link: endereco }),
            item('SHA-256 do texto', sha256),
            item('Versão do modelo', String(modelo)),
          ],
        },
      ],
    },
  ];
}

/** The termo; signed by all, with a page of signatures and a QR code of the page that verifies it. Pure. */
export function montarTermo(papel: PapelDoTermo): DocumentoPronto {
  const { instituicao, logo, fuso, edital, projetoId, em, assinado } = papel;
  const rodape =
    assinado === null
      ? `Projeto nº ${projetoId}`
      : `Código ${assinado.codigo} · Assinado em ${formatarDataHoraComFuso(em, fuso)}`;
  return {
    modelo: {
      propriedades: {
        titulo: limpar(`${TITULO_DO_TERMO}: projeto nº ${projetoId}`).trim(),
        autor: limpar(instituicao.nome).trim(),
        palavrasChave: [],
        data: emUtc(em),
      },
      cabecalho: cabecalhoDa(instituicao, logo, texto(edital)),
      rodape: texto(rodape),
      chapeu: texto(`Projeto nº ${projetoId}`),
      etiqueta: null,
      titulo: texto(TITULO_DO_TERMO),
      palavrasInteiras: true,
      secoes: [
        { titulo: null, blocos: [textoCorrido(corpoDoTermo(papel.texto).join('\n\n'))] },
        ...(assinado === null ? [] : paginaDasAssinaturas(assinado, fuso)),
      ],
    },
    arquivos: new Map([
      ...arquivosDoLogo(logo),
      ...(assinado === null ? [] : [[QR, qrEmSvg(assinado.endereco)] as const]),
    ]),
    sobre: { projeto: projetoId },
  };
}
