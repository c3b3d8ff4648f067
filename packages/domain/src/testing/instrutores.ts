import type { DadosDoInstrutor, InstrutorGuardado } from '../instrutor/types.ts';

/** A reference of the right form; the hexadecimal digit makes it unique. */
export function umaReferencia(digito: string): string {
  return `arq_${digito.repeat(32)}`;
}

/** A complete registration of a grant holder without another grant. */
export function umCadastro(mudancas: DadosDoInstrutor = {}): DadosDoInstrutor {
  return {
    nome: 'Ana Souza',
    email: 'ana@exemplo.br',
    programa_pos: 'Programa de Pós-Graduação em Física',
    tipoAluno: 'BOLSISTA',
    acumulo: 'unica',
    termo_compromisso: umaReferencia('1'),
    declaracao_aluno_detentor: umaReferencia('2'),
    historico_declaracao: umaReferencia('3'),
    dados_bancarios: umaReferencia('4'),
    termo_anuencia: 'bolsa única',
    ...mudancas,
  };
}

/** The instructor of that registration as stored, REGULAR from March on, with no document checked. */
export function umInstrutorGuardado(mudancas: Partial<InstrutorGuardado> = {}): InstrutorGuardado {
  return {
    id: 7,
    versao: 1,
    projetoId: 31,
    nome: 'Ana Souza',
    email: 'ana@exemplo.br',
    cpf: '52998224725',
    matricula: '2026001',
    programa_pos: 'Programa de Pós-Graduação em Física',
    tipoAluno: 'BOLSISTA',
    acumulo: 'unica',
    termo_compromisso: umaReferencia('1'),
    declaracao_aluno_detentor: umaReferencia('2'),
    historico_declaracao: umaReferencia('3'),
    dados_bancarios: umaReferencia('4'),
    termo_anuencia: 'bolsa única',
    situacaoInstrutor: 'REGULAR',
    jaFoiRegular: mudancas.situacaoInstrutor === undefined || mudancas.situacaoInstrutor === 'REGULAR',
    mesInicio: '2026-03',
    fimVinculo: null,
    conferencias: (
      ['termo_compromisso', 'declaracao_aluno_detentor', 'historico_declaracao', 'dados_bancarios'] as const
    ).map((documento) => ({
      documento,
      situacao: 'PENDENTE' as const,
      motivo: null,
      conferidoEm: null,
      enviadoEm: null,
      dispensa: null,
    })),
    ...mudancas,
  };
}
