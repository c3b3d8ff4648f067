import { MAXIMO_NA_AVALIACAO, PARECER_MAXIMO } from '@instrutoria/domain/avaliacao/limits.ts';
import { CRITERIOS } from '@instrutoria/domain/avaliacao/types.ts';
import {
  AVISO_ORDEM_MAXIMO,
  AVISO_RESUMO_MAXIMO,
  AVISO_TITULO_MAXIMO,
} from '@instrutoria/domain/aviso/limits.ts';
import { NOTA_MAXIMA, PESO_MAXIMO, PESO_MINIMO } from '@instrutoria/domain/barema/limits.ts';
import {
  CIDADE_MAXIMO,
  DIAS_DO_TOKEN_MAXIMO,
  EMAIL_MAXIMO,
  SENHA_MAXIMO,
  SENHA_MINIMO,
} from '@instrutoria/domain/conta/limits.ts';
import {
  REMUNERADOS_APROVADOS_MAXIMO,
  VOLUNTARIOS_APROVADOS_MAXIMO,
} from '@instrutoria/domain/decisao/limits.ts';
import { LIMITE_DE_BOLSAS_MAXIMO, LIMITE_POR_COORDENADOR_MAXIMO } from '@instrutoria/domain/edital/limits.ts';
import { REGIMES } from '@instrutoria/domain/projeto/campos.ts';
import {
  REMUNERADOS_MAXIMO,
  REMUNERADOS_MINIMO,
  VOLUNTARIOS_MAXIMO,
} from '@instrutoria/domain/projeto/limits.ts';

/** What the document says of a field besides its schema: the form and the limits that the domain judges. */
export interface Dizer {
  readonly description?: string;
  readonly format?: 'date' | 'date-time' | 'email' | 'password' | 'uri' | 'html';
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
}

const inteiro = (minimum: number, maximum: number): Dizer => ({ minimum, maximum });
const senha: Dizer = { format: 'password', minLength: SENHA_MINIMO, maxLength: SENHA_MAXIMO };
const email: Dizer = { format: 'email', maxLength: EMAIL_MAXIMO };
const mes: Dizer = { pattern: '^\\d{4}-(0[1-9]|1[0-2])$', description: 'aaaa-mm' };
const markup: Dizer = { format: 'html', description: 'Texto com marcas; o servidor o limpa ao gravar.' };

/** By the name of the field in a body; a field with another meaning has an entry under its schema's name. */
export const DIZERES: Readonly<Record<string, Dizer>> = {
  cpf: { pattern: '^\\d{3}\\.?\\d{3}\\.?\\d{3}-?\\d{2}$', description: 'Onze dígitos, com ou sem pontos.' },
  // Names of attributes in a directory.
  'AtributosDaPorta.cpf': {},
  'AtributosDaPorta.email': {},
  'SenhaDaPortaPedido.senha': { format: 'password' },
  siape: { pattern: '^\\d{7}$' },
  email,
  para: email,
  emailDaAuditoria: email,
  senha,
  // An old password may have been set under other rules.
  senhaAtual: { format: 'password' },
  password: { format: 'password' },
  lattes: { format: 'uri' },
  dias: inteiro(1, DIAS_DO_TOKEN_MAXIMO),
  cidade: { maxLength: CIDADE_MAXIMO },
  ordem: inteiro(0, AVISO_ORDEM_MAXIMO),
  'AvisoPedido.titulo': { maxLength: AVISO_TITULO_MAXIMO },
  'AvisoPedido.resumo': { maxLength: AVISO_RESUMO_MAXIMO },
  'AbrirTardiaPedido.ate': { format: 'date-time' },
  'SimularPedido.instante': { format: 'date-time' },
  mes,
  competencia: mes,
  mesInicio: mes,
  'FrequenciasPedido.ano': inteiro(2000, 2100),
  remunerados: inteiro(REMUNERADOS_MINIMO, REMUNERADOS_MAXIMO),
  voluntarios: inteiro(0, VOLUNTARIOS_MAXIMO),
  remunerados_aprovados: inteiro(0, REMUNERADOS_APROVADOS_MAXIMO),
  voluntarios_aprovados: inteiro(0, VOLUNTARIOS_APROVADOS_MAXIMO),
  'DecisaoDoItemPedido.remunerados': inteiro(0, REMUNERADOS_APROVADOS_MAXIMO),
  limiteBolsas: inteiro(0, LIMITE_DE_BOLSAS_MAXIMO),
  limitePorCoordenador: inteiro(1, LIMITE_POR_COORDENADOR_MAXIMO),
  tsd: { ...inteiro(0, 100), description: 'Taxa de sucesso da disciplina, em %.' },
  carga_horaria: { minimum: 0, description: 'Horas.' },
  ...Object.fromEntries(
    CRITERIOS.map((criterio) => [
      criterio,
      {
        ...inteiro(0, MAXIMO_NA_AVALIACAO[criterio]),
        multipleOf: 0.1,
        description: 'Com os sete critérios comuns; num edital com barema próprio, vai `notas`.',
      },
    ]),
  ),
  parecer: { maxLength: PARECER_MAXIMO },
  regimeTrabalho: { description: `Um destes: ${REGIMES.join(', ')}.` },
  area: { description: 'O código de uma área de conhecimento, como 1.05.' },
  areas: { description: 'Códigos de áreas de conhecimento, como 1.05.' },
  maximo: { minimum: 0, maximum: NOTA_MAXIMA, multipleOf: 0.1 },
  peso: { minimum: PESO_MINIMO, maximum: PESO_MAXIMO, multipleOf: 0.01 },
  ...Object.fromEntries(
    ['resumo', 'introducao', 'metodologia', 'resultadosEsperados', 'referencias'].map((campo) => [
      `PropostaPedido.${campo}`,
      markup,
    ]),
  ),
  feedback: markup,
};
