import { getBanks } from '@brazilian-utils/brazilian-utils';

/** The banks with a COMPE number, by name; a change of the list comes with a release. */
export const BANCOS = getBanks()
  .filter(({ code }) => /^\d{3}$/.test(code))
  .map(({ code, name }) => ({ codigo: code, nome: name }))
  .toSorted((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));

export const NOMES_DOS_BANCOS: ReadonlyMap<string, string> = new Map(
  BANCOS.map(({ codigo, nome }) => [codigo, nome]),
);

export const CODIGOS_DOS_BANCOS: ReadonlySet<string> = new Set(NOMES_DOS_BANCOS.keys());

/** 'Banco 999' for a number that left the list. */
export function nomeDoBancoDe({ banco }: { readonly banco: string }): string {
  return NOMES_DOS_BANCOS.get(banco) ?? `Banco ${banco}`;
}
