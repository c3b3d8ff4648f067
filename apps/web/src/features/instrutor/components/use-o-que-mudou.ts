import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { escritoPorMimQuery, type Instrutor } from '../api.ts';
import { oQueMudou } from './o-que-mudou.ts';

/** The changes by others since the person began to look; own acts are no news. */
export function useOQueMudou(instrutor: Instrutor) {
  const { data: meu } = useQuery(escritoPorMimQuery(instrutor.id));
  const [visto, setVisto] = useState(instrutor);
  const outro = instrutor.versao !== visto.versao;
  if (outro && instrutor.versao === meu) setVisto(instrutor);
  return {
    mudancas: outro ? oQueMudou(visto, instrutor) : [],
    entendi: () => setVisto(instrutor),
  };
}
