import { NOMES_DOS_CRITERIOS } from '@instrutoria/domain/avaliacao/messages.ts';
import { Button, Group, Text } from '@mantine/core';
import { formatarHora, formatarInstante } from '../../../lib/format.ts';
import { formatarNota } from '../../../lib/numero.ts';
import { armazenamentoDisponivel } from '../../../lib/storage.ts';
import { Notice } from '../../../ui/notice.tsx';
import { CAMPOS, type Campo, type Copia, type Digitado } from './notas-guardadas.ts';
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
      : 'este navegador não guarda rascunhos: salve antes de sair'
    : salvoEm === null
      ? null
      : `salvo às ${formatarHora(salvoEm)}`;
  return (
    <Text size="sm" c="dimmed" component="span">
      {texto}
    </Text>
  );
}

/** What was found in this browser, and what somebody saved meanwhile. */
export function AvisosDoRascunho({ notas }: { readonly notas: Notas }) {
  const { rascunho, outra } = notas;
  return (
    <>
      {rascunho.recoveredAt !== null && rascunho.changed && outra === null && (
        <Notice title="Rascunho restaurado">
          O que você digitou em {formatarInstante(rascunho.recoveredAt)} e não salvou estava guardado neste
          navegador.{' '}
          <Button variant="subtle" size="compact-sm" onClick={notas.descartar}>
            Descartar o rascunho
          </Button>
        </Notice>
      )}
      {outra !== null && <OutraCopia notas={notas} outra={outra} />}
    </>
  );
}

function OutraCopia({ notas, outra }: { readonly notas: Notas; readonly outra: Copia }) {
  const aqui = notas.rascunho.values;
  const diferentes = CAMPOS.filter(
    (campo) => outra.values[campo] !== null && outra.values[campo] !== aqui[campo],
  );
  return (
    <Notice kind="warning" live title="Estas notas foram salvas em outra janela ou aparelho">
      <ul>
        {diferentes.map((campo) => (
          <li key={campo}>
            {nomeDe(campo)}: salvo <b>{emPalavras(outra.values, campo)}</b>, aqui{' '}
            <b>{emPalavras(aqui, campo)}</b>
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

function nomeDe(campo: Campo): string {
  return campo === 'parecer' ? 'Parecer' : NOMES_DOS_CRITERIOS[campo];
}

function emPalavras(valores: Digitado, campo: Campo): string {
  if (campo !== 'parecer') return formatarNota(valores[campo]);
  return valores.parecer === '' ? 'em branco' : `“${valores.parecer}”`;
}
