import type { Modelo, NomeDoModelo } from './types.ts';

export const TITULO_DO_MODELO_MAXIMO = 300;
export const CORPO_DO_MODELO_MAXIMO = 20_000;
export const COMPLEMENTO_MAXIMO = 200;
export const MOTIVO_DO_TEXTO_MAXIMO = 2000;
/** A PDF with more rows would hold up every other PDF; the text has all rows. */
export const LINHAS_NO_PDF = 1000;

const ABERTURA =
  '{{autoridade}}, {{cargo}}, no uso de suas atribuições e tendo em vista o que consta do processo nº {{processo}}, resolve:';
const FECHO = '{{dataDoTexto}}.\n\n{{autoridade}}\n{{cargo}}';
const CONFERIR =
  'O resultado está publicado em {{endereco}}. A soma SHA-256 das suas linhas é {{sha256DoResultado}}.';
const NUMEROS =
  'Projetos: {{totalDeProjetos}}. Aprovados: {{aprovados}}. Bolsas: {{bolsas}}. Vagas de voluntários: {{voluntarios}}.';

const corpo = (...paragrafos: readonly string[]) => paragrafos.join('\n\n');

/** The templates until the institution writes its own. */
export const MODELOS_PADRAO: Readonly<Record<NomeDoModelo, Modelo>> = {
  resultado: {
    especie: 'portaria',
    titulo: 'Divulga o {{resultado}} do {{edital}}',
    corpo: corpo(
      ABERTURA,
      'Art. 1º Divulgar o {{resultado}} do {{edital}}, versão {{versao}}, publicado em {{dataPublicacao}}, na forma da tabela a seguir.',
      NUMEROS,
      '{{tabelaDoResultado}}',
      `Art. 2º ${CONFERIR}`,
      'Art. 3º Esta portaria entra em vigor na data de sua publicação.',
      FECHO,
    ),
  },
  preliminar: {
    especie: 'edital',
    titulo: 'Resultado preliminar do {{edital}}',
    corpo: corpo(
      ABERTURA,
      '1. Tornar público o {{resultado}} do {{edital}}, versão {{versao}}, publicado em {{dataPublicacao}}.',
      NUMEROS,
      '{{tabelaDoResultado}}',
      '2. Deste resultado cabe recurso, pelo sistema e no prazo do edital. O resultado final vem depois do prazo, com todos os recursos decididos.',
      `3. ${CONFERIR}`,
      FECHO,
    ),
  },
  correcao: {
    especie: 'portaria',
    titulo: 'Divulga nova versão do {{resultado}} do {{edital}}',
    corpo: corpo(
      ABERTURA,
      'Art. 1º Divulgar a versão {{versao}} do {{resultado}} do {{edital}}, publicada em {{dataPublicacao}}. Motivo: {{motivoDaVersao}}.',
      'Art. 2º Em relação à versão anterior, mudou:',
      '{{mudancas}}',
      'Art. 3º O resultado passa a ser o da tabela a seguir.',
      NUMEROS,
      '{{tabelaDoResultado}}',
      `Art. 4º ${CONFERIR}`,
      'Art. 5º Esta portaria entra em vigor na data de sua publicação.',
      FECHO,
    ),
  },
  aviso: {
    especie: 'aviso',
    titulo: 'Aviso do {{resultado}} do {{edital}}',
    corpo: corpo(
      'Está publicado desde {{dataPublicacao}} o {{resultado}} do {{edital}}, versão {{versao}}.',
      NUMEROS,
      CONFERIR,
      FECHO,
    ),
  },
};
