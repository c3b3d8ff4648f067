import { describe, expect, it } from 'vitest';
import { TIPOS_DE_USUARIO } from '../conta/types.ts';
import { alcanceDaBusca } from './policies.ts';
import { caminhoDoEdital, caminhoDoProjeto, termosDaBusca } from './rules.ts';

describe('the terms of a search', () => {
  it.each([
    ['cálculo', ['cálculo'], null],
    ['  Oficina   de  solos ', ['Oficina', 'de', 'solos'], null],
    ['oficina oficina', ['oficina'], null],
    ['e se a maré', ['se', 'maré'], null],
    ['52', ['52'], 52],
    ['nº 52', ['52'], 52],
    ['#7', [], 7],
    ['50%', ['50%'], null],
    ['um dois tres quatro cinco seis sete', ['um', 'dois', 'tres', 'quatro', 'cinco', 'seis'], null],
  ] as const)('%s', (texto, palavras, numero) => {
    expect(termosDaBusca(texto)).toMatchObject({ palavras, numero });
  });

  it.each(['', ' ', 'a', 'é', '%', '%%%', '__', '\\\\', '-- ;'])('yields no terms for %j', (texto) => {
    expect(termosDaBusca(texto)).toBeNull();
  });

  it('finds no project by a number of eleven digits', () => {
    expect(termosDaBusca('12345678909')).toMatchObject({ numero: null });
  });
});

describe('the groups that each type of user may search', () => {
  it('lets only administrators find people, and people who work in the calls all instructors', () => {
    const vistos = Object.fromEntries(
      TIPOS_DE_USUARIO.map((tipo) => {
        const { pessoas, instrutoresDeTodos, projetos, avaliados } = alcanceDaBusca(tipo);
        return [tipo, [pessoas, instrutoresDeTodos, avaliados, projetos.fases.length, projetos.soDesignados]];
      }),
    );
    expect(vistos).toEqual({
      coordenador: [false, false, false, 0, true],
      avaliador: [false, false, true, 0, true],
      administrador: [true, true, false, 6, false],
      PRESIDENTE_COMISSAO: [false, true, false, 6, true],
      secretaria: [false, true, false, 3, true],
    });
  });
});

describe('the place of what was found', () => {
  it('is a project’s page, its invitation, or its assessment', () => {
    expect(caminhoDoProjeto({ id: 5, avaliacao: null })).toBe('/projetos/5');
    expect(caminhoDoProjeto({ id: 5, avaliacao: { id: 9, aceita: false } })).toBe('/aceitar_projeto/9');
    expect(caminhoDoProjeto({ id: 5, avaliacao: { id: 9, aceita: true } })).toBe('/avaliacao_projetos/5');
  });

  it('is a call’s page for people who work there, the open or published page for others, else null', () => {
    const coordenador = alcanceDaBusca('coordenador');
    const em = (fase: 'avaliacao' | 'resultado' | 'submissao') => ({
      id: 3,
      fase,
      aberto: fase === 'submissao',
    });
    expect(caminhoDoEdital(em('avaliacao'), alcanceDaBusca('secretaria'))).toBe('/editais/3');
    expect(caminhoDoEdital(em('submissao'), coordenador)).toBe('/cadastro_projeto');
    expect(caminhoDoEdital(em('resultado'), coordenador)).toBe('/resultados/3');
    expect(caminhoDoEdital(em('avaliacao'), coordenador)).toBeNull();
  });
});
