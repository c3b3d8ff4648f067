import type { Instituicao } from '@instrutoria/domain/configuracao/types.ts';
import { NOMES_DOS_PAPEIS } from '@instrutoria/domain/declaracao/messages.ts';
import { situacaoDaDeclaracao } from '@instrutoria/domain/declaracao/rules/declaracao.ts';
import { textoDaDeclaracao } from '@instrutoria/domain/declaracao/rules/texto.ts';
import type { DeclaracaoGuardada } from '@instrutoria/domain/declaracao/types.ts';
import { formatarDataHoraComFuso } from '@instrutoria/domain/kernel/fuso.ts';
import type { Documento } from '../blocos.ts';
import { emUtc } from '../data.ts';
import { item } from '../itens.ts';
import { arquivosDoLogo, logoDa } from '../logo.ts';
import { limpar, texto, textoOu } from '../texto.ts';
import { textoCorrido } from '../texto-corrido.ts';
import type { DocumentoPronto } from '../trabalho.ts';
import { qrEmSvg } from './qr.ts';

const QR = '/imagens/qr.svg';

export interface PapelDaDeclaracao {
  readonly declaracao: DeclaracaoGuardada;
  readonly instituicao: Instituicao;
  /** PNG, JPEG, GIF or WebP; other formats are not drawn. */
  readonly logo: Uint8Array | null;
  readonly fuso: string;
  readonly endereco: string;
}

/** The declaration, with the QR code of the page that verifies it. Pure. */
export function montarDeclaracao(papel: PapelDaDeclaracao): DocumentoPronto {
  const { declaracao, instituicao, logo, fuso, endereco } = papel;
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
    cabecalho: {
      instituicao: textoOu(instituicao.nome, instituicao.sigla),
      programa: texto(instituicao.programa),
      edital: texto(conteudo.edital.nome),
      logo: logoDa(instituicao, logo),
    },
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
          textoCorrido(
            'Aponte a câmera do telefone para o código ou abra o endereço: a página diz se esta declaração vale.',
          ),
          {
            tipo: 'imagem',
            imagem: { caminho: QR, alternativa: limpar(`Código QR do endereço ${endereco}`) },
          },
          { tipo: 'dados', itens: [item('Código', codigo), item('Endereço', endereco, { link: endereco })] },
        ],
      },
    ],
  };
  const arquivos = new Map([...arquivosDoLogo(logo), [QR, qrEmSvg(endereco)] as const]);
  return { modelo, arquivos, sobre: { declaracao: id } };
}
