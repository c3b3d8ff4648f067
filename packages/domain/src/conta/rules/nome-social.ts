import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { estaVazio, problemaDeCaractere, problemaDeNomeDePessoa } from '../../kernel/texto.ts';
import { NOME_MAXIMO } from '../limits.ts';
import { MENSAGENS_CONTA as M } from '../messages.ts';

/** The name shown everywhere, and the civil one where it is another. */
export interface Nomes {
  readonly nome: string;
  readonly nomeCivil: string | null;
}

/** Sets the shown name; null restores the civil name. */
export function mudarNomeSocial({ nome, nomeCivil }: Nomes, social: string | null): Nomes {
  const civil = nomeCivil ?? nome;
  const mostrado = social ?? civil;
  return { nome: mostrado, nomeCivil: mostrado === civil ? null : civil };
}

/** The civil name, which payment needs. */
export function nomeCivilDe({ nome, nomeCivil }: Nomes): string {
  return nomeCivil ?? nome;
}

export function problemasDoNomeSocial(nome: string | null): Problema[] {
  return nome === null ? [] : reunir(problemaDoNomeSocial(nome));
}

function problemaDoNomeSocial(nome: string): Problema | null {
  return estaVazio(nome)
    ? problema('nome', 'NOME_VAZIO', M.nomeSocialVazio)
    : problemaDeNomeDePessoa('nome', nome, NOME_MAXIMO);
}

/** Reading a civil name needs a reason, which is logged. */
export function problemasDaLeituraDoNome(motivo: string | null | undefined): Problema[] {
  if (estaVazio(motivo)) return [problema('motivo', 'MOTIVO_NECESSARIO', M.motivoDoNomeCivil)];
  return reunir(problemaDeCaractere('motivo', motivo));
}
