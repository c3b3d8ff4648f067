import type { FatosDaFolha, Vinculo } from '../pagamento/types.ts';

type DadosDoVinculo = Omit<Partial<Vinculo>, 'instrutor' | 'projeto'> & {
  readonly email?: string;
  readonly cpf?: string | null;
  readonly nome?: string;
  readonly projeto?: number;
  readonly vagas?: number;
};

/**
 * A regular grant holder since January 2026 in their own project, with nothing registered, changed by
 * `dados`.
 */
export function umVinculo(id: number, dados: DadosDoVinculo = {}): Vinculo {
  const {
    email = `aluno${id}@exemplo.test`,
    nome = `Aluno ${id}`,
    projeto = id,
    vagas = 2,
    ...resto
  } = dados;
  const { cpf = String(10_000_000_000 + id), ...outros } = resto;
  return {
    instrutor: { id, nome, email, cpf },
    projeto: { id: projeto, titulo: `Projeto ${projeto}`, vagas },
    edital: { id: 1, tipo: 'TIPO I' },
    tipoAluno: 'BOLSISTA',
    situacao: 'REGULAR',
    acumulo: 'unica',
    historico: [],
    mesInicio: '2026-01',
    fim: null,
    vigencia: { inicio: '2026-01-01', fim: '2026-12-31' },
    cpfDispensadoAte: null,
    horas: {},
    ausencias: [],
    ...outros,
  };
}

/** The facts of a sheet with these vínculos and nothing closed, chosen or decided, changed by `dados`. */
export function fatosCom(vinculos: readonly Vinculo[], dados: Partial<FatosDaFolha> = {}): FatosDaFolha {
  return {
    vinculos,
    lancados: [],
    fechados: [],
    anterioresARegra: [],
    retratos: [],
    escolhas: [],
    decididos: [],
    retidos: [],
    valores: [],
    mesParcial: 'nenhuma',
    regras: {},
    agora: new Date('2027-02-01T12:00:00Z'),
    ...dados,
  };
}
