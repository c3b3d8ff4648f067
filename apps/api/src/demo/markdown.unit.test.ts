import { expect, it } from 'vitest';
import { emMarcacao, lerProjeto } from './markdown.ts';

it('makes the markup that the product stores', () => {
  expect(emMarcacao('Um **forte** e um *leve*.\n\n### Título\n\n- a\n- b\n\n1. x\n2. y\n')).toBe(
    '<p>Um <strong>forte</strong> e um <em>leve</em>.</p><h3>Título</h3><ul><li>a</li><li>b</li></ul><ol><li>x</li><li>y</li></ol>',
  );
});

it('reads the parts that a file has, and further schedules as differences from the first', () => {
  const lido = lerProjeto(
    '# Um título\n\n```json\n{ "coordenador": "ana" }\n```\n\n## Introdução\n\n![](../diagramas/ciclo.json)\n\n' +
      '## Atividades\n\n- Março: Ler.\n- Abril: Escrever.\n\n## Variação\n\n- Abril: Contar.\n\n## Variação\n',
  );
  expect(lido).toMatchObject({ titulo: 'Um título', coordenador: 'ana', introducao: { imagem: 'ciclo' } });
  const sem = Array.from({ length: 8 }, () => '');
  expect(lido.cronogramas).toEqual([
    ['Ler.', 'Escrever.', ...sem],
    ['Ler.', 'Contar.', ...sem],
    ['Ler.', 'Escrever.', ...sem],
  ]);
});

it('refuses a part and a month that do not exist', () => {
  expect(() => lerProjeto('## Conclusão\n\nFim.\n')).toThrow('Conclusão');
  expect(() => lerProjeto('## Atividades\n\n- Janeiro: Descansar.\n')).toThrow('Janeiro');
});
