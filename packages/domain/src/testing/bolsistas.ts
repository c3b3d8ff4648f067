import type { Bolsista } from '../pagamento/types.ts';

/** A regular grant holder since January 2026, with nothing registered, unless told otherwise. */
export function umBolsista(
  id: number,
  dados: Partial<Bolsista> & { readonly email?: string } = {},
): Bolsista {
  const { email = `aluno${id}@exemplo.test`, ...resto } = dados;
  return {
    instrutor: { id, nome: `Aluno ${id}`, email },
    projeto: { id: 1, titulo: 'Projeto' },
    situacao: 'REGULAR',
    mesInicio: '2026-01',
    fim: null,
    horas: {},
    ausencias: [],
    ...resto,
  };
}
