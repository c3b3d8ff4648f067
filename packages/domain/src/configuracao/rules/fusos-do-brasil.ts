import { fusoPorExtenso } from '../../kernel/fuso.ts';

/** The zones of Brazil by their canonical names, and who lives in each. */
const ONDE: Readonly<Record<string, string>> = {
  'America/Sao_Paulo': 'DF, ES, GO, MG, PR, RJ, RS, SC e SP',
  'America/Fortaleza': 'CE, MA, PB, PI e RN',
  'America/Recife': 'PE',
  'America/Bahia': 'BA',
  'America/Maceio': 'AL e SE',
  'America/Belem': 'AP e leste do PA',
  'America/Santarem': 'oeste do PA',
  'America/Araguaina': 'TO',
  'America/Noronha': 'Fernando de Noronha',
  'America/Cuiaba': 'MT',
  'America/Campo_Grande': 'MS',
  'America/Manaus': 'AM',
  'America/Porto_Velho': 'RO',
  'America/Boa_Vista': 'RR',
  'America/Rio_Branco': 'AC',
  'America/Eirunepe': 'oeste do AM',
};

export const FUSOS_DO_BRASIL: readonly string[] = Object.keys(ONDE);

/** 'Horário de Recife (UTC−3): PE', in the list to choose from; a zone of an older installation without the place. */
export function rotuloDoFuso(fuso: string, agora: Date): string {
  const nome = fusoPorExtenso(fuso, agora);
  const onde = Object.hasOwn(ONDE, fuso) ? ONDE[fuso] : undefined;
  return `${nome.charAt(0).toUpperCase()}${nome.slice(1)}${onde === undefined ? '' : `: ${onde}`}`;
}
