import { describe, expect, it } from 'vitest';
import type { ConfiguracaoComum, PessoaDeFora } from '../types.ts';
import {
  caminhoDeVolta,
  cpfProvado,
  decidirEntrada,
  emailProvado,
  primeiraEntradaDe,
  unidadeDaTabela,
} from './entrada.ts';

const PESSOA: PessoaDeFora = {
  sujeito: 'abc',
  provedor: null,
  cpf: '52998224725',
  cpfConfirmado: false,
  email: 'Ana@Uni.br',
  emailVerificado: true,
  nome: 'Ana',
  vinculos: ['Docente'],
  unidade: ' ICEx ',
  sessaoDoProvedor: null,
  enderecoDeSaida: null,
};
const COMUM: ConfiguracaoComum = {
  confiaNoCpf: false,
  dominios: ['uni.br'],
  vinculosDeProfessor: ['docente'],
  vinculosDeEstudante: ['discente'],
  unidades: [{ valor: 'icex', unidade: 7 }],
  aQuemEscrever: 'suporte@uni.br',
  redeInterna: false,
};

describe('the proof that a provider gives', () => {
  it('is the CPF only where it vouches for it', () => {
    expect(cpfProvado(PESSOA, COMUM)).toBe(null);
    expect(cpfProvado({ ...PESSOA, cpfConfirmado: true }, COMUM)).toBe('52998224725');
    expect(cpfProvado(PESSOA, { confiaNoCpf: true })).toBe('52998224725');
    expect(cpfProvado({ ...PESSOA, cpf: null }, { confiaNoCpf: true })).toBe(null);
  });

  it('is the e-mail only when verified and of a listed domain', () => {
    expect(emailProvado(PESSOA, COMUM)).toBe('ana@uni.br');
    expect(emailProvado({ ...PESSOA, emailVerificado: false }, COMUM)).toBe(null);
    expect(emailProvado(PESSOA, { dominios: ['outra.br'] })).toBe(null);
    expect(emailProvado({ ...PESSOA, email: 'ana@mal.uni.br' }, COMUM)).toBe(null);
    expect(emailProvado({ ...PESSOA, email: 'ana@uni.br.mal.br' }, COMUM)).toBe(null);
  });
});

describe('a first entry', () => {
  it('makes a coordenador only of the listed affiliations', () => {
    expect(primeiraEntradaDe(PESSOA, COMUM)).toBe('cadastra');
    expect(primeiraEntradaDe({ ...PESSOA, vinculos: ['Discente'] }, COMUM)).toBe('estudante');
    expect(primeiraEntradaDe({ ...PESSOA, vinculos: ['docente-visitante'] }, COMUM)).toBe('semVinculo');
    expect(primeiraEntradaDe({ ...PESSOA, vinculos: [] }, COMUM)).toBe('semVinculo');
  });

  it('takes the unit from the table', () => {
    expect(unidadeDaTabela(PESSOA, COMUM)).toBe(7);
    expect(unidadeDaTabela({ ...PESSOA, unidade: 'outra' }, COMUM)).toBe(null);
    expect(unidadeDaTabela({ ...PESSOA, unidade: null }, COMUM)).toBe(null);
  });
});

describe('the account that an identity enters', () => {
  const ninguem = { identidade: null, porCpf: null, porEmail: null };

  it('is the linked one, also when CPF and e-mail now name another', () => {
    const entrada = decidirEntrada({
      identidade: { professor: 1, encerrada: false },
      porCpf: { id: 2, ligada: false },
      porEmail: { id: 3, ligada: false },
    });
    expect(entrada).toEqual({ tipo: 'entra', professor: 1, liga: null });
  });

  it('is none when the account was closed', () =>
    expect(decidirEntrada({ ...ninguem, identidade: { professor: 1, encerrada: true } })).toEqual({
      tipo: 'recusa',
      codigo: 'CONTA_ENCERRADA',
    }));

  it('is that of the proven CPF before that of the e-mail', () => {
    const [porCpf, porEmail] = [
      { id: 2, ligada: false },
      { id: 3, ligada: false },
    ];
    expect(decidirEntrada({ ...ninguem, porCpf, porEmail })).toMatchObject({ professor: 2, liga: 'cpf' });
    expect(decidirEntrada({ ...ninguem, porEmail })).toMatchObject({ professor: 3, liga: 'email' });
    expect(decidirEntrada(ninguem)).toEqual({ tipo: 'semConta' });
  });

  it('is never one that already has another identity of the door', () =>
    expect(decidirEntrada({ ...ninguem, porEmail: { id: 3, ligada: true } })).toEqual({
      tipo: 'recusa',
      codigo: 'CONTA_JA_LIGADA',
    }));
});

describe('the address after an entry', () => {
  it.each(['/menu', '/projetos_submetidos?pagina=2#fim', '/'])('may be %s', (voltar) =>
    expect(caminhoDeVolta(voltar)).toBe(voltar),
  );
  it.each([
    '//mal.example',
    '/\\mal.example',
    'https://mal.example',
    'javascript:alert(1)',
    '',
    '/a\\b',
    '/a\nb',
  ])('is not %j', (voltar) => expect(caminhoDeVolta(voltar)).toBe(null));
});
