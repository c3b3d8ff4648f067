import { describe, expect, it } from 'vitest';
import { caractereRecusado } from '../../kernel/textos.ts';
import { umaReferencia, umCadastro, umInstrutorGuardado } from '../../testing/instrutores.ts';
import type { DadosDoInstrutor } from '../types.ts';
import { problemasDoInstrutor, prontoParaGuardar } from './dados-do-instrutor.ts';
import { aguardandoConferencia, frequentando } from './situacao.ts';
import { temAlgumaVaga, temVaga } from './vagas.ts';

const textos = (dados: DadosDoInstrutor, guardado = null as ReturnType<typeof umInstrutorGuardado> | null) =>
  problemasDoInstrutor(dados, guardado).map(({ campo, mensagem }) => `${campo}: ${mensagem}`);

describe('the messages of a registration, in the order of the form (E-INSTRUTOR-3)', () => {
  it('reports every required field of an empty form', () => {
    expect(textos({})).toEqual([
      'nome: Digite todos os campos',
      'email: Digite todos os campos',
      'programa_pos: Digite todos os campos',
      'tipoAluno: Digite todos os campos',
      'termo_compromisso: Realize o upload do termo de compromisso',
      'declaracao_aluno_detentor: Realize o upload da declaração do aluno detentor de bolsa',
      'historico_declaracao: Realize o upload do comprovante de vínculo',
    ]);
  });

  it('requires of a paid instructor the accumulation and its documents', () => {
    const nada = { dados_bancarios: null, termo_anuencia: null };
    expect(textos(umCadastro({ ...nada, acumulo: null }))).toEqual([
      'acumulo: Para um instrutor remunerado, é necessário selecionar se há acumulo de bolsa.',
    ]);
    expect(textos(umCadastro({ ...nada, acumulo: 'unica' }))).toEqual([
      'dados_bancarios: Para um instrutor remunerado, é necessário enviar o comprovante bancário.',
    ]);
    const ambos =
      'Para um instrutor remunerado e com acúmulo de bolsa, é necessário enviar o termo de anuência e o comprovante bancário.';
    expect(textos(umCadastro({ ...nada, acumulo: 'acumulavel' }))).toEqual([
      `dados_bancarios: ${ambos}`,
      `termo_anuencia: ${ambos}`,
    ]);
    expect(textos(umCadastro())).toEqual([]);
  });

  it.each([
    'ana',
    'ana@exemplo',
    'ana@exemplo.b',
    'ana@exemplo.c',
    'ana@@exemplo.br',
    'a na@exemplo.br',
    'ana@exemplo.br\nbcc: x@y.br',
    `${'a'.repeat(250)}@exemplo.br`,
  ])('the e-mail %j', (email) => {
    expect(textos(umCadastro({ email }))).toEqual([
      'email: email inválido! o formato correto é usuario@dominio.com',
    ]);
  });

  it('refuses control characters in names, and limits their length (T-C7)', () => {
    expect(textos(umCadastro({ nome: 'Ana\ufffeSouza', programa_pos: 'a'.repeat(201) }))).toEqual([
      `nome: ${caractereRecusado('Ana', '\ufffe')}`,
      'programa_pos: O texto deve ter no máximo 200 caracteres',
    ]);
  });
});

describe('an update is judged over what is stored (D25, D26)', () => {
  const arquivo = umaReferencia('f');

  it('reports only what it changes', () => {
    expect(prontoParaGuardar({ nome: ' Ana Lima ' }, umInstrutorGuardado())).toMatchObject({
      nome: 'Ana Lima',
      email: 'ana@exemplo.br',
      acumulo: 'unica',
      termo_anuencia: 'bolsa única',
    });
    expect(textos({ nome: '' }, umInstrutorGuardado())).toEqual(['nome: Digite todos os campos']);
  });

  it('fills the placeholders on a change to a volunteer', () => {
    expect(textos({ tipoAluno: 'VOLUNTARIO' }, umInstrutorGuardado())).toEqual([]);
    expect(prontoParaGuardar({ tipoAluno: 'VOLUNTARIO' }, umInstrutorGuardado())).toMatchObject({
      acumulo: null,
      dados_bancarios: 'voluntario',
      termo_anuencia: 'voluntario',
    });
  });

  it('requires a paid instructor’s documents on a change from a volunteer', () => {
    const voluntario = umInstrutorGuardado({
      tipoAluno: 'VOLUNTARIO',
      acumulo: null,
      dados_bancarios: 'voluntario',
      termo_anuencia: 'voluntario',
    });
    expect(textos({ tipoAluno: 'BOLSISTA' }, voluntario)).toEqual([
      'acumulo: Para um instrutor remunerado, é necessário selecionar se há acumulo de bolsa.',
    ]);
    expect(textos({ tipoAluno: 'BOLSISTA', acumulo: 'unica' }, voluntario)).toEqual([
      'dados_bancarios: Para um instrutor remunerado, é necessário enviar o comprovante bancário.',
    ]);
    const pago = { tipoAluno: 'BOLSISTA', acumulo: 'unica', dados_bancarios: arquivo } as const;
    expect(textos(pago, voluntario)).toEqual([]);
    expect(prontoParaGuardar(pago, voluntario).termo_anuencia).toBe('bolsa única');
  });

  it('reads the accumulation from a consent that is sent', () => {
    expect(prontoParaGuardar({ termo_anuencia: arquivo }, umInstrutorGuardado()).acumulo).toBe('acumulavel');
    const acumula = umInstrutorGuardado({ acumulo: 'acumulavel', termo_anuencia: arquivo });
    expect(prontoParaGuardar({ termo_anuencia: 'bolsa única' }, acumula)).toMatchObject({
      acumulo: 'unica',
      termo_anuencia: 'bolsa única',
    });
    expect(prontoParaGuardar({ acumulo: 'unica' }, acumula).termo_anuencia).toBe('bolsa única');
  });
});

describe('places (D25)', () => {
  const aprovadas = { BOLSISTA: 2, VOLUNTARIO: 0 };
  it.each([0, 1, 2, 3])('are free when fewer than 2 are taken: %i', (BOLSISTA) => {
    const ocupadas = { BOLSISTA, VOLUNTARIO: 0 };
    expect(temVaga('BOLSISTA', aprovadas, ocupadas)).toBe(BOLSISTA < 2);
    expect(temVaga('VOLUNTARIO', aprovadas, ocupadas)).toBe(false);
    expect(temAlgumaVaga(aprovadas, ocupadas)).toBe(BOLSISTA < 2);
  });
});

describe('[C-C8] verificar-frequencia (D27, D28), every combination', () => {
  const logicos = [true, false];
  it.each(
    (['REGULAR', 'IRREGULAR'] as const).flatMap((situacaoInstrutor) =>
      logicos.flatMap((encerrado) =>
        logicos.flatMap((ausente) =>
          [null, -1, 0, 34].flatMap((horas) =>
            logicos.map((antesDoInicio) => ({ situacaoInstrutor, encerrado, ausente, horas, antesDoInicio })),
          ),
        ),
      ),
    ),
  )('%o', (p) => {
    const sim =
      p.situacaoInstrutor === 'REGULAR' && !p.encerrado && !p.ausente && p.horas !== -1 && !p.antesDoInicio;
    expect(frequentando(p)).toBe(sim);
  });
});

describe('[C-C8] a new instructor waits until the vínculo is REGULAR (D66)', () => {
  const novo = umInstrutorGuardado({ situacaoInstrutor: 'IRREGULAR', mesInicio: null });
  const olhado = novo.conferencias.map((c, i) => (i === 0 ? { ...c, situacao: 'CONFERIDO' as const } : c));
  it.each([
    ['new', novo, true],
    ['with a document checked', { ...novo, conferencias: olhado }, true],
    ['with a month set beforehand', { ...novo, mesInicio: '2026-03' }, true],
    ['REGULAR', { ...novo, situacaoInstrutor: 'REGULAR' as const }, false],
    ['REGULAR before', { ...novo, jaFoiRegular: true }, false],
    ['ended', { ...novo, fimVinculo: { data: '2026-05-01', motivo: 'saiu' } }, false],
  ])('%s', (_qual, instrutor, espera) => {
    expect(aguardandoConferencia(instrutor)).toBe(espera);
  });
});
