import type { Instituicao } from '@instrutoria/domain/configuracao/types.ts';
import { NOMES_DOS_PAPEIS } from '@instrutoria/domain/declaracao/messages.ts';
import { situacaoDaDeclaracao } from '@instrutoria/domain/declaracao/rules/declaracao.ts';
import { textoDaDeclaracao } from '@instrutoria/domain/declaracao/rules/texto.ts';
import type { DeclaracaoGuardada } from '@instrutoria/domain/declaracao/types.ts';
import { formatarDataHoraComFuso } from '@instrutoria/domain/kernel/fuso.ts';
import type { Documento } from '../blocos.ts';
import { cabecalhoDa } from '../cabecalho.ts';
import { emUtc } from '../data.ts';
import { item } from '../itens.ts';
import { arquivosDoLogo } from '../logo.ts';
import { limpar, texto } from '../texto.ts';
import { textoCorrido } from '../texto-corrido.ts';
import type { DocumentoPronto } from '../trabalho.ts';
import { qrEmSvg } from './qr.ts';

const QR = '/imagens/qr.svg';
const SEM_ASSINATURA =
  'Aponte a câmera do telefone para o código ou abra o endereço: a página diz se esta declaração vale.';
const COM_ASSINATURA =
  'Aponte a câmera do telefone para o código: a página confere a assinatura no próprio aparelho, sem enviar nada. O endereço abaixo diz também se a declaração foi revogada.';

export interface PapelDaDeclaracao {
  readonly declaracao: DeclaracaoGuardada;
  readonly instituicao: Instituicao;
  /** PNG, JPEG, GIF or WebP; other formats are not drawn. */
  readonly logo: Uint8Array | null;
  readonly fuso: string;
  /** The public page of its code. */
  readonly endereco: string;
  /** The address with the signed facts; null for a revoked one, whose QR code has the other address. */
  readonly assinado: string | null;
}

/** The declaration, with the QR code of the page that verifies it. Pure. */
export function montarDeclaracao(papel: PapelDaDeclaracao): DocumentoPronto {
  const { declaracao, instituicao, logo, fuso, endereco, assinado } = papel;
  const { conteudo, codigo, id } = declaracao;
  const emitidaEm = new Date(declaracao.emitidaEm);
  const quando = formatarDataHoraComFuso(emitidaEm, fuso);
  const local = instituicao.cidade === '' ? quando : `${instituicao.cidade}, ${quando}`;
  const modelo: Documento = {
    propriedades: {
      titulo: limpar(`Declaração de participação: ${conteudo.nome}`).trim(),
      autor: limpar(instituicao.nome).trim(),
      palavrasChave: [],
      data: emUtc(emitidaEm),
    },
    cabecalho: cabecalhoDa(instituicao, logo, texto(conteudo.edital.nome)),
    rodape: texto(`Código ${codigo} · Emitida em ${quando}`),
    chapeu: texto(NOMES_DOS_PAPEIS[conteudo.papel]),
    etiqueta: situacaoDaDeclaracao(declaracao) === 'REVOGADA' ? texto('Revogada') : null,
    titulo: texto('Declaração de participação'),
    palavrasInteiras: true,
    secoes: [
      { titulo: null, blocos: [textoCorrido(`${textoDaDeclaracao(conteudo)}\n\n${local}`)] },
      {
        titulo: texto('Como conferir'),
        blocos: [
          textoCorrido(assinado === null ? SEM_ASSINATURA : COM_ASSINATURA),
          {
            tipo: 'imagem',
            imagem: {
              caminho: QR,
              alternativa: limpar(
                assinado === null ? `Código QR do endereço ${endereco}` : 'Código QR com a assinatura',
              ),
            },
          },
          {
            tipo: 'dados',
            itens: [
              item('Código', codigo),
              item('Endereço', endereco, { link: endereco }),
              ...(assinado === null
                ? []
                : [item('Assinatura', 'conferir neste aparelho', { link: assinado })]),
            ],
          },
        ],
      },
    ],
  };
  const arquivos = new Map([...arquivosDoLogo(logo), [QR, qrEmSvg(assinado ?? endereco)] as const]);
  return { modelo, arquivos, sobre: { declaracao: id } };
}
