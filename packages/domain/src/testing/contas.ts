import type { CadastroDeProfessor, Professor, ProfessorResumido, Unidade } from '../conta/types.ts';

/** A unit; any field may be overridden. */
export function umaUnidade(mudancas: Partial<Unidade> = {}): Unidade {
  return { id: 1, nome: 'Instituto de Matemática', cidade: 'Fortaleza', ...mudancas };
}

/** A professor inside another record. */
export function umProfessorResumido(mudancas: Partial<ProfessorResumido> = {}): ProfessorResumido {
  return {
    id: 7,
    nome: 'Helena Prado Nogueira',
    email: 'helena.nogueira@exemplo.br',
    siape: '1234567',
    lattes: 'http://lattes.cnpq.br/1234567890123456',
    programa: 'Matemática',
    departamento: 'Departamento de Álgebra',
    foto: `arq_${'a'.repeat(32)}`,
    unidade: umaUnidade(),
    ...mudancas,
  };
}

/** A whole professor, a coordenador. */
export function umProfessor(mudancas: Partial<Professor> = {}): Professor {
  return {
    ...umProfessorResumido(),
    versao: 1,
    cpf: '529.982.247-25',
    rg: '0000000',
    tipo: 'coordenador',
    ...mudancas,
  };
}

/** A complete, valid registration. */
export function umCadastro(mudancas: Partial<CadastroDeProfessor> = {}): CadastroDeProfessor {
  return {
    nome: 'Helena Prado Nogueira',
    cpf: '529.982.247-25',
    email: 'helena.nogueira@exemplo.br',
    foto: `arq_${'a'.repeat(32)}`,
    lattes: 'http://lattes.cnpq.br/1234567890123456',
    senha: 'girassol no telhado 7',
    siape: '1234567',
    unidade: 1,
    ...mudancas,
  };
}
