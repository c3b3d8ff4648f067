import { describe, expect, it } from 'vitest';
import { caractereRecusado } from '../../kernel/textos.ts';
import { CAMPOS_DE_QUEM_PUBLICA, TODOS_OS_CAMPOS } from '../campos.ts';
import { MODELOS_PADRAO } from '../limits.ts';
import { type ConteudoDoTexto, MODELOS, type Modelo } from '../types.ts';
import { exemploParaOModelo } from './exemplo.ts';
import { modeloSugerido } from './fatos.ts';
import { normalizarModelo, problemasDoModelo, temCpf } from './modelo.ts';
import { preencher, problemasDoMotivoDoTexto, problemasDosComplementos } from './preencher.ts';
import { nomeDoTexto, textoDaPublicacao } from './texto.ts';

const casa = {
  instituicao: { nome: 'Universidade do Cariri Exemplar', programa: 'Programa de Instrutoria', cidade: '' },
  publicUrl: 'https://instrutoria.example',
  fuso: 'America/Fortaleza',
  agora: new Date('2026-03-01T12:00:00.000Z'),
};
const QUEM = { autoridade: 'Célia Moura', cargo: 'Pró-Reitora', processo: '23067.000001/2026-11' };
const com = (corpo: string, titulo = 'Título'): Modelo => ({ especie: 'portaria', titulo, corpo });
const mensagens = (modelo: Modelo) =>
  problemasDoModelo(modelo).map(({ campo, mensagem }) => [campo, mensagem]);

describe('templates', () => {
  it('are valid as shipped, and fill without a gap from an example result', () => {
    for (const nome of MODELOS) {
      const modelo = MODELOS_PADRAO[nome];
      expect(problemasDoModelo(modelo)).toEqual([]);
      expect(normalizarModelo(modelo)).toEqual(modelo);
      const { fatos, blocos } = exemploParaOModelo(nome, casa);
      expect(problemasDosComplementos(modelo, fatos, QUEM)).toEqual([]);
      const { titulo, blocos: cheios } = preencher(modelo, { ...fatos, ...QUEM }, blocos);
      expect(`${titulo}${JSON.stringify(cheios)}`).not.toMatch(/\{\{|\[[a-zA-Z]+\]/);
    }
  });

  it('refuse an unknown field, an unclosed one and one that is not alone, each with its place', () => {
    expect(mensagens(com('Primeira\né {{ edital }} e {{edtal}}'))).toEqual([
      ['corpo', 'Linha 2, coluna 18: o campo {{edtal}} não existe'],
    ]);
    expect(mensagens(com('😀 {{edital e {{ano}}'))).toEqual([
      ['corpo', 'Linha 1, coluna 3: as chaves {{ e }} não se fecham'],
    ]);
    expect(mensagens(com('Segue: {{tabelaDoResultado}}\n{{tabelaDoResultado}}'))).toEqual([
      [
        'corpo',
        'Linha 1, coluna 8: o campo {{tabelaDoResultado}} fica sozinho na sua linha; Linha 2, coluna 1: o campo {{tabelaDoResultado}} só se usa uma vez',
      ],
    ]);
    expect(mensagens(com('Texto', 'Tabela {{mudancas}} e {{}}'))).toEqual([
      ['titulo', 'o campo {{mudancas}} não cabe no título; falta o nome do campo em {{}}'],
    ]);
    expect(mensagens(com('{{toString}} {{constructor}}'))[0]?.[1]).toContain('{{toString}} não existe');
  });

  it('report the first five mistakes and how many more', () => {
    const [[, mensagem] = []] = mensagens(com('{{a}}{{b}}{{c}}{{d}}{{e}}{{f}}{{g}}'));
    expect(mensagem).toMatch(/\{\{e\}\} não existe; e mais 2$/);
  });

  it('require a title and a text, within their limits, without a CPF', () => {
    expect(mensagens(com(' ', ' '))).toEqual([
      ['titulo', 'Escreva o título'],
      ['corpo', 'Escreva o texto'],
    ]);
    expect(mensagens(com('x'.repeat(20_000), 'x'.repeat(300)))).toEqual([]);
    expect(mensagens(com('x'.repeat(20_001), 'x'.repeat(301)))).toEqual([
      ['titulo', 'O título deve ter no máximo 300 caracteres'],
      ['corpo', 'O texto deve ter no máximo 20.000 caracteres'],
    ]);
    expect(mensagens(com('De 529.982.247-25', 'Uma')).map(([campo]) => campo)).toEqual(['corpo']);
    expect(mensagens(com('x\ufffey'))[0]?.[1]).toBe(caractereRecusado('x', '\ufffe'));
  });
});

describe('filling', () => {
  const { fatos, blocos } = exemploParaOModelo('resultado', casa);

  it('does not fill in a field inside a value', () => {
    const { blocos: cheios } = preencher(
      com('{{autoridade}} assina\npelo {{edital}}'),
      { ...fatos, autoridade: '{{processo}}', edital: '{{tabelaDoResultado}}' },
      blocos,
    );
    expect(cheios).toEqual([{ tipo: 'paragrafo', texto: '{{processo}} assina\npelo {{tabelaDoResultado}}' }]);
  });

  it('keeps paragraphs, and the table in its place', () => {
    const { blocos: cheios } = preencher(com('Antes\n{{tabelaDoResultado}}\nDepois\n\n\nFim'), fatos, blocos);
    expect(cheios.map((um) => (um.tipo === 'paragrafo' ? um.texto : um.tipo))).toEqual([
      'Antes',
      'tabela',
      'Depois',
      'Fim',
    ]);
  });

  it('requires only what the template uses', () => {
    const modelo = com('{{autoridade}} em {{cidade}}');
    expect(problemasDosComplementos(modelo, fatos, {}).map(({ campo }) => campo)).toEqual([
      'modelo',
      'autoridade',
    ]);
    expect(problemasDosComplementos(com('Nada'), fatos, { autoridade: 'x'.repeat(900) })).toEqual([]);
    const ruim = { autoridade: 'Ana, 529.982.247-25', cargo: 'x'.repeat(201), processo: 'a\ufffeb' };
    expect(
      problemasDosComplementos(com('{{autoridade}}{{cargo}}{{processo}}'), fatos, ruim).map(
        ({ codigo }) => codigo,
      ),
    ).toEqual(['COM_CPF', 'TEXTO_LONGO', 'CARACTER_PROIBIDO']);
  });

  it('validates a process number', () => {
    expect(temCpf('23067.000001/2026-11')).toBe(false);
    expect(temCpf('CPF 529.982.247-25.')).toBe(true);
  });

  it('contains the reason of a correction', () => {
    expect(problemasDoMotivoDoTexto(' ').map(({ mensagem }) => mensagem)).toEqual(['Escreva o motivo']);
    expect(problemasDoMotivoDoTexto('x'.repeat(2001))).toHaveLength(1);
    expect(problemasDoMotivoDoTexto('O cargo estava errado')).toEqual([]);
  });
});

describe('the text', () => {
  it('contains all of it in lines, with the reason of a correction at its end', () => {
    const { fatos, blocos } = exemploParaOModelo('correcao', casa);
    const conteudo: ConteudoDoTexto = {
      especie: 'portaria',
      numero: 7,
      ano: 2026,
      versao: 2,
      instituicao: casa.instituicao.nome,
      programa: casa.instituicao.programa,
      edital: 'Edital de exemplo',
      fuso: casa.fuso,
      correcao: { motivo: 'O cargo estava errado', quando: '2026-03-01T12:00:00.000Z' },
      ...preencher(MODELOS_PADRAO.correcao, { ...fatos, ...QUEM }, blocos),
    };
    expect(nomeDoTexto(conteudo)).toBe('Portaria nº 7/2026');
    expect(textoDaPublicacao(conteudo)).toBe(`Universidade do Cariri Exemplar
Programa de Instrutoria

PORTARIA Nº 7/2026, versão 2

Divulga nova versão do resultado do Edital de exemplo

Célia Moura, Pró-Reitora, no uso de suas atribuições e tendo em vista o que consta do processo nº 23067.000001/2026-11, resolve:

Art. 1º Divulgar a versão 2 do resultado do Edital de exemplo, publicada em 1º de março de 2026. Motivo: recurso nº 5.

Art. 2º Em relação à versão anterior, mudou:

Projeto nº 12, Laboratório aberto de Física. Total: 395 → 401.

Art. 3º O resultado passa a ser o da tabela a seguir.

Projetos: 3. Aprovados: 3. Bolsas: 3. Vagas de voluntários: 1.

1º: projeto nº 31, Cálculo desde a primeira semana
   Coordenador: Ana Prado; unidade: Instituto de Matemática; TIPO I
   Total: 436,5; situação: APROVADO; vagas: 2 bolsas e 1 voluntário
2º: projeto nº 12, Laboratório aberto de Física
   Coordenador: Hugo Falcão; unidade: Instituto de Física; TIPO I
   Total: 401; situação: APROVADO; vagas: 1 bolsa e 0 voluntários
3º: projeto nº 27, Leitura e escrita acadêmica
   Coordenador: Rita Nóbrega; unidade: Faculdade de Letras; TIPO I
   Total: 388,5; situação: APROVADO (sem vagas); vagas: 0 bolsas e 0 voluntários

Art. 4º O resultado está publicado em https://instrutoria.example/resultados/1/versoes/2. A soma SHA-256 das suas linhas é ${'a3f1'.repeat(16)}.

Art. 5º Esta portaria entra em vigor na data de sua publicação.

1º de março de 2026.

Célia Moura
Pró-Reitora

Versão 2 deste texto, de 01/03/2026 09:00, em lugar da versão 1. Motivo: O cargo estava errado
`);
  });

  it('is proposed by the kind of version', () => {
    expect(modeloSugerido({ motivo: 'PUBLICACAO' })).toBe('resultado');
    expect(modeloSugerido({ motivo: 'PUBLICACAO', preliminar: true })).toBe('preliminar');
    expect(modeloSugerido({ motivo: 'FINAL' })).toBe('resultado');
    for (const motivo of ['RECURSO', 'CORRECAO', 'SUPLENTE'] as const) {
      expect(modeloSugerido({ motivo, preliminar: true })).toBe('correcao');
    }
  });

  it('has a meaning for every field, some of which are asked for', () => {
    expect(new Set(TODOS_OS_CAMPOS).size).toBe(TODOS_OS_CAMPOS.length);
    expect(CAMPOS_DE_QUEM_PUBLICA.every((campo) => TODOS_OS_CAMPOS.includes(campo))).toBe(true);
  });
});
