import { Button, Group, Text } from '@mantine/core';
import { formatarHora } from '../../../../lib/format/format.ts';
import { formatarNota } from '../../../../lib/format/number-format.ts';
import { armazenamentoDisponivel } from '../../../../lib/session/storage.ts';
import { Recovered } from '../../../../ui/drafts/recovered.tsx';
import { Notice } from '../../../../ui/page/notice.tsx';
import { nomesDosCampos } from './nomes-dos-campos.ts';
import { type Copia, camposDas } from './notas-guardadas.ts';
import type { Notas } from './use-notas.ts';

/** 'rascunho salvo às 14:05 neste navegador', 'salvo às 14:05'. */
export function HoraDoRascunho({ notas }: { readonly notas: Notas }) {
  const { rascunho, guardadoEm, salvoEm } = notas;
  const em = guardadoEm ?? rascunho.recoveredAt;
  const texto = rascunho.changed
    ? armazenamentoDisponivel()
      ? em === null
        ? 'guardando…'
        : `rascunho salvo às ${formatarHora(new Date(em))} neste navegador`
      : 'este navegador não salva rascunhos: salve antes de sair'
    : salvoEm === null
      ? null
      : `salvo às ${formatarHora(salvoEm)}`;
  return (
    <Text size="sm" c="dimmed" component="span">
      {texto}
    </Text>
  );
}

/** Notices about scores recovered from this browser, and about a newer version that somebody saved. */
export function AvisosDoRascunho({ notas }: { readonly notas: Notas }) {
  const { rascunho, outra } = notas;
  return (
    <>
      {rascunho.changed && outra === null && (
        <Recovered recoveredAt={rascunho.recoveredAt} act="salvou" discard={notas.descartar} />
      )}
      {outra !== null && <OutraCopia notas={notas} outra={outra} />}
    </>
  );
}

function OutraCopia({ notas, outra }: { readonly notas: Notas; readonly outra: Copia }) {
  const aqui = notas.rascunho.values;
  const nomes = nomesDosCampos(notas.fases);
  const diferentes = [...camposDas(notas.fases).keys()].filter(
    (campo) => outra.values[campo] !== null && outra.values[campo] !== aqui[campo],
  );
  return (
    <Notice kind="warning" live title="Estas notas foram salvas em outra janela ou aparelho">
      <ul>
        {diferentes.map((campo) => (
          <li key={campo}>
            {nomes[campo] ?? 'Parecer'}: salvo <b>{emPalavras(outra.values[campo])}</b>, aqui{' '}
            <b>{emPalavras(aqui[campo])}</b>
          </li>
        ))}
      </ul>
      <Group gap="sm">
        <Button size="compact-md" variant="default" onClick={notas.ficarComEstas}>
          Ficar com o que digitei
        </Button>
        <Button size="compact-md" variant="default" onClick={notas.ficarComAsSalvas}>
          Ficar com o que está salvo
        </Button>
      </Group>
    </Notice>
  );
}

function emPalavras(valor: string | number | null | undefined): string {
  if (typeof valor !== 'string') return formatarNota(valor ?? null);
  return valor === '' ? 'em branco' : `“${valor}”`;
}
