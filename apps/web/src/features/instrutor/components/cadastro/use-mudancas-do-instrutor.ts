import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { escritoPorMimQuery, type Instrutor } from '../../api.ts';
import { mudancasDoInstrutor } from './mudancas-do-instrutor.ts';

/** Other people's changes since the page opened, without one's own acts. */
export function useMudancasDoInstrutor(instrutor: Instrutor) {
  const { data: meu } = useQuery(escritoPorMimQuery(instrutor.id));
  const [visto, setVisto] = useState(instrutor);
  const outro = instrutor.versao !== visto.versao;
  if (outro && instrutor.versao === meu) setVisto(instrutor);
  return {
    mudancas: outro ? mudancasDoInstrutor(visto, instrutor) : [],
    entendi: () => setVisto(instrutor),
  };
}
